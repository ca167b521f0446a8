import { seededRandom } from '../ports/seeded-random'

/** Two colours for each picture, dark enough for a white text over it. */
const INKS = [
  ['#0f5132', '#1b8a5a'],
  ['#123a7a', '#2f6fd6'],
  ['#6b1d3a', '#b23a63'],
  ['#7a3b0a', '#c2681b'],
  ['#3a1d6b', '#6b46c1'],
  ['#0b4a5a', '#178299'],
] as const

/** A picture for an article without a photograph, 16:9: the lines of a pitch and the path of a ball. */
export const artSvg = (id: number): string => {
  const random = seededRandom('art', id)
  const [dark, light] = INKS[id % INKS.length] ?? INKS[0]
  const points = Array.from({ length: 5 }, (_, at) => [20 + at * 70, random.between(40, 140)] as const)
  const path = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const dots = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')
  const [x, y] = points[4] ?? [300, 90]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs><rect width="320" height="180" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-width="2" opacity=".25"><path d="M160 0v180M0 40h44v100H0M320 40h-44v100h44"/><circle cx="160" cy="90" r="34"/></g><path d="${path}" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="7 7" stroke-linecap="round" opacity=".7"/><g fill="#fff" opacity=".85">${dots}</g><circle cx="${x}" cy="${y}" r="13" fill="none" stroke="#fff" stroke-width="3"/></svg>`
}
