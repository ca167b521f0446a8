import { basketball, football } from '../balls'
import { circle, ellipse, group, line, path, polygon, polar, rect } from '../draw'
import type { Mark } from './mark'

/** 趣, fun, sounds close to 兔, rabbit. Seen from the front, its nose a football's pentagon. */
export const facingRabbit: Mark = ({ body, cut, accent }) =>
  group('rotate(-12 38 44)', rect(27, 2, 19, 56, body, 9.5), rect(33, 11, 7, 34, accent, 3.5)) +
  group('rotate(12 62 44)', rect(54, 2, 19, 56, body, 9.5), rect(60, 11, 7, 34, accent, 3.5)) +
  ellipse(50, 68, 35, 30, body) +
  circle(35, 62, 4.6, cut) +
  circle(65, 62, 4.6, cut) +
  polygon(
    [0, 72, 144, 216, 288].map((angle) => polar(50, 73, 8, angle + 90)),
    cut,
  ) +
  line('M50 80V86M50 86Q45 90 41 87M50 86Q55 90 59 87', cut, 3)

/** A basketball with one ear up and one folded. */
export const basketRabbit: Mark = ({ body, cut, accent }) =>
  group('rotate(-14 34 40)', rect(23, 0, 20, 60, body, 10)) +
  group(
    'rotate(14 66 40)',
    rect(57, 6, 20, 52, body, 10),
    group('rotate(-52 67 16)', rect(57, 6, 20, 38, accent, 10)),
  ) +
  basketball(50, 66, 33, body, cut, 14)

/** A rabbit in full leap over the ball. */
export const leapingRabbit: Mark = ({ body, cut }) =>
  path(
    'M8 60C4 55 7 48 14 48C17 34 30 26 45 29C52 30 57 32 62 31C60 20 54 10 44 5C41 2 44 -1 48 0C61 3 70 12 73 23' +
      'C74 15 73 8 69 2C68 -2 72 -3 75 0C82 8 84 18 81 28C90 31 96 37 97 44C97 49 92 52 86 51C80 50 75 52 71 56' +
      'C78 58 85 62 90 68C93 72 89 76 84 74C74 69 64 66 54 66C47 68 40 68 34 66C29 72 22 78 13 82C8 84 4 79 8 75' +
      'C14 70 18 66 19 61C15 62 11 63 8 60Z',
    body,
  ) +
  circle(84, 39, 3.4, cut) +
  football(58, 88, 13, body, cut, 8)

/** A rabbit's head in profile that is a play sign. */
export const playRabbit: Mark = ({ body, cut, accent }) =>
  group('rotate(-58 34 50)', ear(34, 50, 56, accent)) +
  group('rotate(-24 36 48)', ear(36, 48, 56, body)) +
  path('M22 40Q22 28 33 33L88 60Q97 65 88 71L33 97Q22 101 22 90Z', body) +
  circle(48, 58, 5, cut) +
  line('M74 70L62 75', cut, 4)

/** A game pad with ears: cross and buttons make its face. */
export const padRabbit: Mark = ({ body, cut, accent }) =>
  group('rotate(-9 34 40)', rect(25, 2, 17, 46, body, 8.5)) +
  group('rotate(9 66 40)', rect(58, 2, 17, 46, body, 8.5)) +
  path('M26 38H74C90 38 98 56 98 80C98 93 86 96 79 86L73 78H27L21 86C14 96 2 93 2 80C2 56 10 38 26 38Z', body) +
  path('M26 49H32V55H38V61H32V67H26V61H20V55H26Z', cut) +
  circle(67, 63, 4.6, cut) +
  circle(77, 53, 4.6, accent) +
  line('M45 66Q50 70 55 66', cut, 3.4)

/** A television whose aerial is what it is called: rabbit ears. */
export const aerialRabbit: Mark = ({ body, cut, accent }) =>
  group('rotate(-32 46 40)', rect(39, -8, 14, 50, body, 7)) +
  group('rotate(32 54 40)', rect(47, -8, 14, 50, body, 7)) +
  rect(6, 34, 88, 58, body, 16) +
  rect(14, 42, 56, 42, cut, 10) +
  path('M36 53Q36 50 39 51.500L53 61Q56 63 53 65L39 74.500Q36 76 36 73Z', accent) +
  circle(82, 52, 4.6, cut) +
  circle(82, 66, 4.6, cut) +
  line('M24 97V98M76 97V98', body, 7)

/** 月兔, the rabbit in the moon. */
export const moonRabbit: Mark = ({ body, cut, accent }) =>
  path('M62 4A47 47 0 1 0 96 62A40 40 0 1 1 62 4Z', body) +
  group(
    'translate(4 6)',
    path(
      'M40 78C36 66 42 54 54 52C51 44 46 34 47 26C48 21 53 22 55 26C58 31 60 37 61 42C62 36 64 30 68 25C71 22 75 24 74 29' +
        'C73 36 71 43 69 48C76 51 79 57 77 63C76 67 73 69 70 70C75 73 77 77 75 81C68 88 52 89 41 84C38 82 39 80 40 78Z',
      accent,
    ),
    circle(70, 57, 2.6, cut),
    circle(40, 75, 5.5, accent),
  )

/** Two ears lean together to a letter A, the ball is its bar. */
export const earLetter: Mark = ({ body, cut, accent }) =>
  group('rotate(-19 50 6)', rect(39, -6, 22, 106, accent, 11)) +
  group('rotate(19 50 6)', rect(39, -6, 22, 106, body, 11)) +
  circle(50, 70, 21, cut) +
  football(50, 70, 16, body, cut)

/** A leaf-shaped ear that grows upwards from its root. */
const ear = (x: number, y: number, length: number, colour: string) =>
  path(
    `M${x} ${y}C${x - 14} ${y - length * 0.4} ${x - 10} ${y - length} ${x} ${y - length}S${x + 14} ${y - length * 0.4} ${x} ${y}Z`,
    colour,
  )
