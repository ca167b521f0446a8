import { MatchCard, type MatchCardProps } from '@org/ui/sport'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import styles from './Foundations.module.css'
import { Group, Page, Scroller, Table, SHEET } from './parts'
import { Phone } from './Phone'

export default { title: 'Foundations/Grid', ...SHEET } satisfies Meta

const WIDTHS = [320, 375, 430] as const
const COLUMNS = ['time', 'crest', 'names', 'cards', 'score', 'odds', 'star'] as const
const PAD = 12

const LABELS = { collect: 'Collect', redCards: 'Red cards', yellowCards: 'Yellow cards' }
const TEAMS = {
  zh: [
    ['曼城', '利物浦'],
    ['皇家马德里', '巴塞罗那'],
  ],
  pt: [
    ['Flamengo', 'Palmeiras'],
    ['Atlético Mineiro', 'Red Bull Bragantino'],
  ],
} as const
const STATES = [
  { phase: 'live', clock: "67'", note: '1-0', stream: 'Live stream', collected: true },
  { phase: 'waiting', clock: '22:00', note: '12', collected: false },
] as const

const rowsIn = (lang: 'zh' | 'pt'): MatchCardProps[] =>
  STATES.map((state, at) => ({
    ...state,
    home: { name: TEAMS[lang][at]?.[0] ?? '', score: at === 0 ? 2 : null, redCards: 1 - at },
    away: { name: TEAMS[lang][at]?.[1] ?? '', score: at === 0 ? 1 : null, yellowCards: 2 - 2 * at },
    odds: lang === 'pt' ? [{ value: '1,85' }, { value: '3,40' }] : [{ value: '1.85' }, { value: '3.40' }],
    labels: LABELS,
    onCollect: () => undefined,
  }))

/** Rows of real match cards under the columns that the browser gave them. */
const Rows = ({ lang, tell }: { lang: 'zh' | 'pt'; tell: (widths: number[]) => void }) => {
  const [widths, setWidths] = useState<number[]>([])
  const measure = (list: HTMLDivElement | null) => {
    const row = list?.querySelector('article')
    const view = row?.ownerDocument.defaultView
    if (!row || !view || widths.length > 0) return
    const found = view.getComputedStyle(row).gridTemplateColumns.split(' ').map(Number.parseFloat)
    setWidths(found)
    tell(found)
  }
  return (
    <div ref={measure} style={{ position: 'relative' }}>
      {rowsIn(lang).map((row) => (
        <MatchCard key={row.clock} {...row} />
      ))}
      <div className={styles.columns} style={{ paddingInlineStart: PAD }}>
        {widths.map((width, at) => (
          <div key={COLUMNS[at]} className={styles.column} style={{ width }} />
        ))}
      </div>
    </div>
  )
}

const GridPage = ({ lang }: { lang: 'zh' | 'pt' }) => {
  const [measured, setMeasured] = useState<Readonly<Record<number, number[]>>>({})
  return (
    <Page>
      <Group
        title="Columns of a match row"
        note="Time, score, odds and star have a width of their own, so that nothing moves when a value appears. The names get what remains; up to 340 px they also get the odds."
      >
        <Table
          head={['Column', ...WIDTHS.map((width) => `${width} px`)]}
          rows={COLUMNS.map((column, at) => [column, ...WIDTHS.map((width) => Math.round(measured[width]?.[at] ?? 0))])}
        />
      </Group>
      {WIDTHS.map((width) => (
        <section key={width} className={styles.group}>
          <h3>{width} px</h3>
          <Scroller label={`${width} px`}>
            <Phone title={`Match rows at ${width} px`} width={width} height={150}>
              <Rows lang={lang} tell={(widths) => setMeasured((known) => ({ ...known, [width]: widths }))} />
            </Phone>
          </Scroller>
        </section>
      ))}
    </Page>
  )
}

/** The columns are measured in the browser, over the rows of the app. */
export const MatchRow: StoryObj = {
  render: (_, { globals }) => {
    const lang = globals['lang'] === 'pt' ? 'pt' : 'zh'
    // Frames take brand, mode and language when they open.
    return <GridPage key={`${lang}${globals['mode']}${globals['brand']}`} lang={lang} />
  },
  play: async ({ canvas }) => {
    // The odds make room for the names on the narrowest phone.
    await waitFor(() => expect(canvas.getByRole('row', { name: /^odds 0 \d{2} \d{2}$/ })).toBeVisible())
  },
}
