import './src/foundations/tokens/tokens.css'
