/** Simplified flags: horizontal (`h`) or vertical (`v`) bands, and the shapes on them, in a box of 64. */
interface FlagRow {
  readonly bands: 'h' | 'v'
  readonly colours: readonly string[]
  readonly on?: string
}

const star = (x: number, y: number, radius: number, fill: string): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * 0.4
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`
}
const disc = (fill: string, radius = 14, x = 32, y = 32) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const cross = (fill: string, width: number, x = 32) =>
  `<path d="M${x - width / 2} 0h${width}v64h-${width}zM0 ${32 - width / 2}h64v${width}H0z" fill="${fill}"/>`
const moon = (fill: string, ground: string, x = 28) => disc(fill, 13, x) + disc(ground, 10.5, x + 4)
const wedge = (fill: string) => `<path d="M0 0l32 32L0 64z" fill="${fill}"/>`
const canton = (fill: string, inside = '') => `<path d="M0 0h32v34H0z" fill="${fill}"/>${inside}`
const UNION =
  '<path d="M0 0l64 64M64 0 0 64" stroke="#fff" stroke-width="12"/><path d="M0 0l64 64M64 0 0 64" stroke="#c8102e" stroke-width="5"/>' +
  cross('#fff', 20) +
  cross('#c8102e', 12)
const stripes = (colour: string) =>
  Array.from({ length: 6 }, (_, index) => `<path d="M0 ${5 + index * 10}h64v5H0z" fill="${colour}"/>`).join('')

const h = (...colours: string[]): FlagRow => ({ bands: 'h', colours })
const v = (...colours: string[]): FlagRow => ({ bands: 'v', colours })
const on = (row: FlagRow, drawing: string): FlagRow => ({ ...row, on: drawing })

const FLAGS: Readonly<Record<string, FlagRow>> = {
  gb: on(h('#012169'), UNION),
  'gb-eng': on(h('#fff'), cross('#ce1124', 12)),
  'gb-sct': on(h('#005eb8'), '<path d="M0 0l64 64M64 0 0 64" stroke="#fff" stroke-width="10"/>'),
  us: on(
    h('#fff'),
    stripes('#b22234') +
      canton(
        '#3c3b6e',
        star(10, 10, 5, '#fff') +
          star(23, 10, 5, '#fff') +
          star(16, 20, 5, '#fff') +
          star(8, 28, 4, '#fff') +
          star(24, 28, 4, '#fff'),
      ),
  ),
  au: on(
    h('#012169'),
    `<g transform="scale(.5)">${UNION}</g>` +
      star(46, 46, 8, '#fff') +
      star(46, 14, 4, '#fff') +
      star(18, 48, 7, '#fff'),
  ),
  nz: on(
    h('#012169'),
    `<g transform="scale(.5)">${UNION}</g>` +
      star(48, 14, 5, '#c8102e') +
      star(48, 48, 6, '#c8102e') +
      star(38, 32, 5, '#c8102e'),
  ),
  es: on(h('#aa151b', '#f1bf00', '#f1bf00', '#aa151b'), '<path d="M16 26h10v9a5 5 0 0 1-10 0z" fill="#aa151b"/>'),
  mx: on(v('#006847', '#fff', '#ce1126'), disc('#8c6b2f', 6)),
  ar: on(h('#74acdf', '#fff', '#74acdf'), disc('#f6b40e', 6)),
  de: h('#111', '#d00', '#ffce00'),
  it: v('#009246', '#fff', '#ce2b37'),
  fr: v('#0055a4', '#fff', '#ef4135'),
  br: on(
    h('#009c3b'),
    '<path d="M32 10 58 32 32 54 6 32z" fill="#ffdf00"/>' +
      disc('#002776', 11) +
      '<path d="M22 30q11-3 20 5" stroke="#fff" stroke-width="2.5" fill="none"/>',
  ),
  pt: on(v('#060', '#060', '#f00', '#f00', '#f00'), disc('#ff0', 9, 26) + disc('#fff', 5, 26)),
  cn: on(
    h('#de2910'),
    star(19, 24, 12, '#ffde00') +
      star(38, 13, 4, '#ffde00') +
      star(44, 22, 4, '#ffde00') +
      star(44, 33, 4, '#ffde00') +
      star(38, 42, 4, '#ffde00'),
  ),
  jp: on(h('#fff'), disc('#bc002d', 16)),
  kr: on(
    h('#fff'),
    '<path d="M18 32a14 14 0 0 1 28 0z" fill="#cd2e3a"/><path d="M18 32a14 14 0 0 0 28 0z" fill="#0047a0"/><path d="M9 15l8-7m-4 11 8-7M47 8l8 7M43 12l8 7M9 49l8 7m-4-11 8 7m26 4 8-7m-12 3 8-7" stroke="#111" stroke-width="2.4"/>',
  ),
  nl: h('#ae1c28', '#fff', '#21468b'),
  tr: on(h('#e30a17'), moon('#fff', '#e30a17', 26) + star(44, 32, 6, '#fff')),
  sa: on(h('#006c35'), '<path d="M14 26h36M18 20h26M16 42h30l4-3" stroke="#fff" stroke-width="4" fill="none"/>'),
  za: on(
    h('#e03c31', '#fff', '#007749', '#fff', '#001489'),
    '<path d="M0 8l30 24L0 56z" fill="#ffb81c"/><path d="M0 15l20 17L0 49z" fill="#111"/><path d="M0 0l32 27h32v10H32L0 64" fill="#007749"/>',
  ),
  cz: on(h('#fff', '#d7141a'), wedge('#11457e')),
  ca: on(
    v('#d80621', '#fff', '#fff', '#d80621'),
    '<path d="M32 14l4 8 7-3-2 11 6 2-10 8 1 4h-12l1-4-10-8 6-2-2-11 7 3z" fill="#d80621"/>',
  ),
  ba: on(h('#002395'), '<path d="M16 0h40v64z" fill="#fecb00"/>'),
  qa: on(v('#fff', '#8d1b3d', '#8d1b3d'), '<path d="M20 0l9 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 8H20z" fill="#fff"/>'),
  ch: on(h('#d52b1e'), '<path d="M27 14h10v13h13v10H37v13H27V37H14V27h13z" fill="#fff"/>'),
  ma: on(h('#c1272d'), star(32, 33, 14, '#006233')),
  ht: on(h('#00209f', '#d21034'), '<path d="M22 24h20v16H22z" fill="#fff"/>'),
  py: on(h('#d52b1e', '#fff', '#0038a8'), disc('#edc300', 5)),
  cw: on(h('#002b7f', '#002b7f', '#002b7f', '#f9e814', '#002b7f'), star(13, 12, 4, '#fff') + star(24, 20, 6, '#fff')),
  ci: v('#f77f00', '#fff', '#009e60'),
  ec: on(h('#ffdd00', '#ffdd00', '#034ea2', '#ed1c24'), disc('#7a5a1e', 6)),
  se: on(h('#006aa7'), cross('#fecc00', 12, 24)),
  tn: on(h('#e70013'), disc('#fff', 15) + moon('#e70013', '#fff', 31) + star(36, 32, 5, '#e70013')),
  be: v('#111', '#fae042', '#ed2939'),
  eg: on(h('#ce1126', '#fff', '#111'), disc('#c09300', 6)),
  ir: on(h('#239f40', '#fff', '#da0000'), disc('#da0000', 5)),
  cv: on(h('#003893', '#003893', '#fff', '#cf2027', '#fff', '#003893'), disc('none', 8)),
  uy: on(
    h('#fff', '#0038a8', '#fff', '#0038a8', '#fff', '#0038a8', '#fff'),
    '<path d="M0 0h28v28H0z" fill="#fff"/>' + disc('#fcd116', 8, 14, 14),
  ),
  sn: on(v('#00853f', '#fdef42', '#e31b23'), star(32, 32, 8, '#00853f')),
  iq: on(h('#ce1126', '#fff', '#111'), '<path d="M18 32h28" stroke="#007a3d" stroke-width="6"/>'),
  no: on(h('#ba0c2f'), cross('#fff', 16, 24) + cross('#00205b', 8, 24)),
  dz: on(v('#006233', '#fff'), moon('#d21034', '#fff', 30) + star(37, 32, 6, '#d21034')),
  at: h('#ed2939', '#fff', '#ed2939'),
  jo: on(h('#111', '#fff', '#007a3d'), wedge('#ce1126') + star(11, 32, 5, '#fff')),
  cd: on(
    h('#007fff'),
    '<path d="M0 64 64 0" stroke="#f7d618" stroke-width="16"/><path d="M0 64 64 0" stroke="#ce1021" stroke-width="10"/>' +
      star(14, 14, 9, '#f7d618'),
  ),
  uz: on(h('#0099b5', '#fff', '#1eb53a'), moon('#fff', '#0099b5', 14).replaceAll('cy="32"', 'cy="11"')),
  co: h('#fcd116', '#fcd116', '#003893', '#ce1126'),
  hr: on(
    h('#f00', '#fff', '#171796'),
    '<path d="M22 22h20v20H22z" fill="#fff"/><path d="M22 22h5v5h-5zm10 0h5v5h-5zm-5 5h5v5h-5zm10 0h5v5h-5zm-15 5h5v5h-5zm10 0h5v5h-5zm-5 5h5v5h-5zm10 0h5v5h-5z" fill="#f00"/>',
  ),
  gh: on(h('#ce1126', '#fcd116', '#006b3f'), star(32, 32, 10, '#111')),
  pa: on(
    h('#fff'),
    '<path d="M32 0h32v32H32z" fill="#d21034"/><path d="M0 32h32v32H0z" fill="#005293"/>' +
      star(16, 16, 8, '#005293') +
      star(48, 48, 8, '#d21034'),
  ),
  un: on(
    h('#4b92db'),
    disc('#fff', 15) +
      '<path d="M17 32h30M32 17v30M22 21q10 8 20 0M22 43q10-8 20 0" stroke="#4b92db" stroke-width="2" fill="none"/>',
  ),
}

/** The content of a 64 × 64 flag; a globe for unknown countries. */
export const flagBody = (country: string): string => {
  const { bands, colours, on: drawing = '' } = FLAGS[country] ?? FLAGS['un'] ?? h('#4b92db')
  const size = 64 / colours.length
  const rows = colours.map((colour, index) =>
    bands === 'h'
      ? `<rect y="${index * size}" width="64" height="${size + 0.3}" fill="${colour}"/>`
      : `<rect x="${index * size}" width="${size + 0.3}" height="64" fill="${colour}"/>`,
  )
  return rows.join('') + drawing
}

/** A flag of 3 × 2 with rounded corners. */
export const flagSvg = (country: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40"><clipPath id="c"><rect width="60" height="40" rx="5"/></clipPath><g clip-path="url(#c)"><g transform="translate(-2 -12)">${flagBody(country)}</g></g><rect x=".75" y=".75" width="58.5" height="38.5" rx="4.5" fill="none" stroke="#7a8699" stroke-opacity=".6" stroke-width="1.5"/></svg>`
