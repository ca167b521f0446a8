declare module '@org/ui/tokens.css'
