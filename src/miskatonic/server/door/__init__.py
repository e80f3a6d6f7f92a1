"""How people come in: page, HTTP, socket, and what limits them."""
