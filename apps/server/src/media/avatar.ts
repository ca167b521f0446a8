import { seededRandom } from '../ports/seeded-random'

const GROUNDS = ['#319cfc', '#7b61ff', '#ff8a5c', '#17b8a6', '#f25f8e', '#f2b53a', '#4b6bfb', '#39b54a'] as const
const SKINS = ['#ffd9b8', '#f2c39b', '#d9a273', '#a8744d', '#ffe3cc'] as const
const HAIRS = ['#2a1d16', '#4a2f1d', '#14181f', '#7a4a22', '#5b3b8c', '#b3322b'] as const
const SHIRTS = ['#e23b30', '#1f6feb', '#111827', '#0a8f5a', '#f2c230', '#ffffff'] as const

const HAIR_CUTS = [
  'M34 52c0-20 10-30 26-30s26 10 26 30c-4-9-10-14-16-15-12 3-24 2-30-1-3 4-5 9-6 16z',
  'M32 58c-3-24 9-38 28-38s31 14 28 38c-2-8-5-16-12-20-9 5-27 5-34 0-6 5-8 12-10 20z',
  'M30 66c-4-30 8-46 30-46s34 16 30 46l-6 14c2-20-1-34-10-40-8 6-20 6-28 0-9 6-12 20-10 40z',
  'M36 46c2-16 11-25 24-25s22 9 24 25c-6-7-9-9-24-9s-18 2-24 9z',
] as const

/** The avatar of an anchor: a face with a headset, always the same for a number. */
export const avatarSvg = (id: number): string => {
  const random = seededRandom('avatar', id)
  const ground = random.pick(GROUNDS)
  const skin = random.pick(SKINS)
  const hair = random.pick(HAIRS)
  const shirt = random.pick(SHIRTS)
  const smile = random.pick(['M50 70q10 9 20 0', 'M51 71q9 6 18 0', 'M49 69q11 12 22 0z'])
  const glasses = random.chance(0.28)
    ? '<g fill="none" stroke="#1b2230" stroke-width="2.4"><circle cx="50" cy="57" r="7"/><circle cx="70" cy="57" r="7"/><path d="M57 57h6"/></g>'
    : ''
  const headset = random.chance(0.6)
    ? '<path d="M33 58c0-20 10-32 27-32s27 12 27 32" fill="none" stroke="#1b2230" stroke-width="5"/><rect x="28" y="52" width="9" height="18" rx="4" fill="#1b2230"/><rect x="83" y="52" width="9" height="18" rx="4" fill="#1b2230"/><path d="M88 69q-3 12-16 13" fill="none" stroke="#1b2230" stroke-width="3"/><circle cx="71" cy="82" r="3.5" fill="#1b2230"/>'
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${ground}" stop-opacity=".75"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs><rect width="120" height="120" fill="#fff"/><rect width="120" height="120" fill="url(#g)"/><circle cx="${random.between(10, 110)}" cy="${random.between(6, 40)}" r="${random.between(18, 34)}" fill="#fff" opacity=".14"/><path d="M20 120c2-24 18-34 40-34s38 10 40 34z" fill="${shirt}"/><path d="M46 86h28l-14 14z" fill="${skin}"/><rect x="51" y="74" width="18" height="18" rx="8" fill="${skin}"/><ellipse cx="60" cy="58" rx="24" ry="27" fill="${skin}"/><path d="${random.pick(HAIR_CUTS)}" fill="${hair}"/><circle cx="50" cy="58" r="3" fill="#1b2230"/><circle cx="70" cy="58" r="3" fill="#1b2230"/><path d="M45 50q5-3 9 0M66 50q5-3 9 0" fill="none" stroke="${hair}" stroke-width="2.4" stroke-linecap="round"/><path d="${smile}" fill="none" stroke="#8c3b2e" stroke-width="2.6" stroke-linecap="round"/><circle cx="43" cy="67" r="4" fill="#ff7a6b" opacity=".3"/><circle cx="77" cy="67" r="4" fill="#ff7a6b" opacity=".3"/>${glasses}${headset}</svg>`
}
