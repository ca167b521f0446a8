export { teamColours } from './team-colours'
