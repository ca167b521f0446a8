import { brands, findBrand, type Mode } from '@org/site-brands'
import { cssVar } from '@org/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { colourOf, MODES, pairsOf, shown, tightest } from './colours'
import styles from './Foundations.module.css'
import { Group, Page, rowsOf, TokenCard, SHEET } from './parts'

export default { title: 'Foundations/Colour', ...SHEET } satisfies Meta

const GROUPS = [
  ['brand', 'Brand', 'A site sets one colour for each mode; the others are derived from it with enough contrast.'],
  ['ground', 'Grounds', 'A flat page. Cards stand out by their edge in light mode and by their surface in dark mode.'],
  ['ink', 'Ink', 'Three strengths of text. A score is text-1, never red.'],
  ['state', 'States', 'Red means now: the clock of a running match, the LIVE mark, a goal for 60 s.'],
  ['stage', 'On pictures and video', 'The same in both modes.'],
] as const

export const Roles: StoryObj = {
  render: () => (
    <Page>
      {GROUPS.map(([group, title, note]) => (
        <Group key={group} title={title} note={note}>
          {rowsOf(group)
            .filter(([name]) => !name.startsWith('shadow'))
            .map(([name, token]) => (
              <TokenCard key={name} name={name} token={token}>
                <div className={styles.swatch} style={{ background: cssVar(name) }} />
              </TokenCard>
            ))}
        </Group>
      ))}
    </Page>
  ),
}

/** Every pair of the brand and mode of the toolbar. */
export const Contrast: StoryObj = {
  render: (_, { globals }) => {
    const brand = findBrand(String(globals['brand']))
    if (!brand) return <Page>{null}</Page>
    const mode = globals['mode'] as Mode
    return (
      <Page>
        <Group
          title="Contrast"
          note="The pairs of the chosen brand and mode, the tightest first. Text needs 4.5, parts of controls 3."
        >
          {pairsOf(brand, mode).map(({ name, on, colour, ground, ratio, least }) => (
            <div
              key={name + on}
              className={styles.pair}
              style={{ background: ground, color: least > 3 ? colour : colourOf('text-1', brand, mode) }}
            >
              <span>
                {name} on {on}
              </span>
              <span>
                {shown(ratio)} / {least}
              </span>
            </div>
          ))}
        </Group>
      </Page>
    )
  },
}

/** All brands in both modes by their tightest pair. */
export const Brands: StoryObj = {
  render: () => (
    <Page>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Brand</th>
            <th>Mode</th>
            <th>Tightest pair</th>
            <th>Sample</th>
            <th>Ratio</th>
            <th>Least</th>
          </tr>
        </thead>
        <tbody>
          {tightest().map(({ brand, mode, pair }) => (
            <tr key={brand.code + mode}>
              <td>{brand.code}</td>
              <td>{mode}</td>
              <td>
                {pair.name} on {pair.on}
              </td>
              <td style={{ background: pair.ground }}>
                <div className={styles.chip} style={{ background: pair.colour }} />
              </td>
              <td>{shown(pair.ratio)}</td>
              <td>{pair.least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + brands.length * MODES.length)
    await expect(tightest().filter(({ pair }) => pair.ratio < pair.least)).toEqual([])
  },
}
