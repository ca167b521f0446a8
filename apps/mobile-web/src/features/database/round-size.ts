/** More matches than any round has: a round is one page. */
export const ROUND_SIZE = 100
