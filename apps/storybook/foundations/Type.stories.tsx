import { cssVar } from '@org/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Group, Page, rowsOf, TokenCard, SHEET } from './parts'

export default { title: 'Foundations/Type', ...SHEET } satisfies Meta

const SPECIMEN = { zh: '曼城 2–1 利物浦 67′', pt: 'Flamengo 2–1 Palmeiras 67′' } as const

const specimenOf = (globals: Record<string, unknown>) => SPECIMEN[globals['lang'] === 'pt' ? 'pt' : 'zh']

export const Sizes: StoryObj = {
  render: (_, { globals }) => (
    <Page>
      <Group title="Sizes" note="None falls below 12 px on a phone of 320 px.">
        {rowsOf('type')
          .filter(([name]) => name.startsWith('size'))
          .map(([name, token]) => (
            <TokenCard key={name} name={name} token={token}>
              <p style={{ fontSize: cssVar(name), lineHeight: cssVar('leading-tight') }}>{specimenOf(globals)}</p>
            </TokenCard>
          ))}
      </Group>
      <Group title="Weights and lines">
        {rowsOf('type')
          .filter(([name]) => /^(weight|leading)/.test(name))
          .map(([name, token]) => (
            <TokenCard key={name} name={name} token={token}>
              <p style={{ [name.startsWith('weight') ? 'fontWeight' : 'lineHeight']: cssVar(name) }}>
                {specimenOf(globals)} {specimenOf(globals)}
              </p>
            </TokenCard>
          ))}
      </Group>
      <Group title="Numerals" note="Tabular, so that nothing moves when a value changes.">
        {['tabular-nums', 'normal'].map((fontVariantNumeric) => (
          <p key={fontVariantNumeric} style={{ fontVariantNumeric, fontSize: cssVar('size-20') }}>
            11:11 1.11
            <br />
            20:48 4.80
            <br />
            <small>{fontVariantNumeric}</small>
          </p>
        ))}
      </Group>
    </Page>
  ),
}
