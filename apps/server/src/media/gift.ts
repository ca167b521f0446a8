import type { GiftDrawing } from '../store/live/gift-drawings'

/** The drawings of gifts in a box of 64, by name. */
const DRAWINGS: Readonly<Record<GiftDrawing, string>> = {
  flower:
    '<path d="M32 34v24" stroke="#2f9e58" stroke-width="4" stroke-linecap="round"/><path d="M32 50c8 0 12-4 13-10-8 0-12 4-13 10z" fill="#39b54a"/><g fill="#f2406b"><circle cx="32" cy="12" r="9"/><circle cx="20" cy="20" r="9"/><circle cx="44" cy="20" r="9"/><circle cx="25" cy="33" r="9"/><circle cx="39" cy="33" r="9"/></g><circle cx="32" cy="23" r="7" fill="#ffd24a"/>',
  coffee:
    '<path d="M14 24h32v18a12 12 0 0 1-12 12h-8a12 12 0 0 1-12-12z" fill="#e0a15a"/><path d="M46 28h4a8 8 0 0 1 0 16h-4" fill="none" stroke="#e0a15a" stroke-width="5"/><path d="M18 24h24v6H18z" fill="#7a4a22"/><path d="M22 8q-4 5 0 10M31 6q-4 6 0 12M40 8q-4 5 0 10" fill="none" stroke="#b9c4d6" stroke-width="3" stroke-linecap="round"/><path d="M10 58h42" stroke="#c9a77a" stroke-width="5" stroke-linecap="round"/>',
  horn: '<path d="M10 26h14l26-14v40L24 38H10z" fill="#ff8a3c"/><path d="M14 38h8l4 16h-8z" fill="#c4561a"/><path d="M56 22q6 10 0 20" fill="none" stroke="#ffd24a" stroke-width="4" stroke-linecap="round"/>',
  ball: '<circle cx="32" cy="32" r="25" fill="#fff" stroke="#1b2230" stroke-width="3"/><path d="M32 21l10 7-4 12H26l-4-12z" fill="#1b2230"/><path d="M32 21V8M42 28l13-5M38 40l8 12M26 40l-8 12M22 28L9 23" stroke="#1b2230" stroke-width="3"/>',
  heart:
    '<path d="M32 56C14 44 6 34 6 22 6 13 13 8 19 8c6 0 10 4 13 9 3-5 7-9 13-9 6 0 13 5 13 14 0 12-8 22-26 34z" fill="#f2406b"/><path d="M16 16q-5 3-4 10" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>',
  boot: '<path d="M12 14h18l4 16 18 8c5 2 6 8 4 12H12z" fill="#f2b53a"/><path d="M12 50h44v5H12z" fill="#a86f10"/><path d="M18 55v5M28 55v5M40 55v5M50 55v5" stroke="#a86f10" stroke-width="4"/><path d="M32 32l6-4M38 35l6-4" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  trophy:
    '<path d="M18 8h28v16a14 14 0 0 1-28 0z" fill="#ffd24a"/><path d="M18 12H8c0 10 4 15 11 16M46 12h10c0 10-4 15-11 16" fill="none" stroke="#f2b53a" stroke-width="4"/><path d="M29 38h6v10h-6z" fill="#f2b53a"/><path d="M20 48h24v8H20z" fill="#a86f10"/>',
  fireworks:
    '<g stroke-width="4" stroke-linecap="round"><path d="M26 26V8M26 26l13-13M26 26h18M26 26l13 13M26 26v18M26 26L13 39M26 26H8M26 26L13 13" stroke="#7b61ff"/><path d="M47 46v-9M47 46l7-7M47 46h10M47 46l7 7M47 46v10M47 46l-7 7M47 46h-9M47 46l-7-7" stroke="#ff5c8a"/></g>',
  crown:
    '<path d="M8 20l12 12 12-20 12 20 12-12-5 32H13z" fill="#ffd24a"/><path d="M13 52h38v6H13z" fill="#f2b53a"/><g fill="#f2406b"><circle cx="8" cy="18" r="4"/><circle cx="32" cy="10" r="4"/><circle cx="56" cy="18" r="4"/></g>',
  rocket:
    '<path d="M32 4c10 8 13 20 12 34H20C19 24 22 12 32 4z" fill="#dfe5f0" stroke="#9aa6bd" stroke-width="2"/><circle cx="32" cy="22" r="5" fill="#319cfc"/><path d="M20 30L8 44h12zM44 30l12 14H44z" fill="#e23b30"/><path d="M24 40h16l-3 8H27z" fill="#9aa6bd"/><path d="M27 48h10l-5 14z" fill="#ff8a3c"/>',
  coin: '<circle cx="32" cy="32" r="24" fill="#ffd24a"/><circle cx="32" cy="32" r="18" fill="none" stroke="#d99a1c" stroke-width="3"/><path d="M32 20l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#d99a1c"/>',
  coins:
    '<g stroke="#d99a1c" stroke-width="3" fill="#ffd24a"><ellipse cx="32" cy="50" rx="22" ry="8"/><ellipse cx="32" cy="40" rx="22" ry="8"/><ellipse cx="32" cy="30" rx="22" ry="8"/><ellipse cx="32" cy="20" rx="22" ry="8"/></g>',
}

/** Null for a name without a drawing. */
export const giftSvg = (name: string): string | null => {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as GiftDrawing] : undefined
  return drawing === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${drawing}</svg>`
}
