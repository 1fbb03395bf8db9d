"""How strong the players are: ratings overall and by side, what each game has changed, and who leads."""
