import './src/tokens/tokens.css'
