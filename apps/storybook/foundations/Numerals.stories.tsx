import {
  basketballClock,
  footballClock,
  formatCount,
  formatDay,
  formatDecimal,
  formatMoney,
  formatOdds,
  formatTime,
  instant,
  ODDS_FORMATS,
} from '@org/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import styles from './Foundations.module.css'
import { DoDont, Group, Page, Table, SHEET } from './parts'

export default { title: 'Foundations/Numerals', ...SHEET } satisfies Meta

const LANGUAGES = ['zh-CN', 'pt-BR'] as const
type Language = (typeof LANGUAGES)[number]

const KICK_OFF = instant(1_700_000_000)
const minutesLater = (minutes: number) => instant(1_700_000_000 + minutes * 60)

/** The formatter of each kind of number, with a value. */
const KINDS: readonly (readonly [kind: string, formatter: string, write: (lang: Language) => string | null])[] = [
  ['Count up to 10,000', 'formatCount(9876)', (lang) => formatCount(9_876, lang)],
  ['Count above', 'formatCount(12345)', (lang) => formatCount(12_345, lang)],
  ['Odds', 'formatDecimal(1.8, 2)', (lang) => formatDecimal(1.8, 2, lang)],
  ['Decimal', 'formatDecimal(1234.5, 1)', (lang) => formatDecimal(1_234.5, 1, lang)],
  ['Price in yuan', 'formatMoney(123450)', (lang) => formatMoney({ cents: 123_450, currency: 'CNY' }, lang)],
  ['Price in reais', 'formatMoney(123450)', (lang) => formatMoney({ cents: 123_450, currency: 'BRL' }, lang)],
  ['Day', "formatDay('2026-06-14')", (lang) => formatDay('2026-06-14', lang)],
  [
    'Time',
    "formatTime(at, 'Asia/Shanghai' or 'America/Sao_Paulo')",
    (lang) => formatTime(KICK_OFF, lang === 'pt-BR' ? 'America/Sao_Paulo' : 'Asia/Shanghai'),
  ],
  ['Football clock', 'footballClock', () => footballClock({ status: 2, time: KICK_OFF }, minutesLater(33))],
  ['Basketball clock', 'basketballClock', () => basketballClock({ status: 2, period_remaining_time: 201 })],
]

/** What the formatters of `@org/domain` write. No component formats a number. */
export const Formats: StoryObj = {
  render: () => (
    <Page>
      <Group
        title="Numbers by language"
        note="One formatter of @org/domain for each kind. Components take the finished text."
      >
        <Table
          head={['Kind', '中文', 'Português', 'Formatter']}
          rows={KINDS.map(([kind, formatter, write]) => [
            kind,
            ...LANGUAGES.map((lang) => <b key={lang}>{write(lang)}</b>),
            <code key="formatter">{formatter}</code>,
          ])}
        />
      </Group>
      <Group title="Odds of 1.85 and 3.40 in every format" note="The user chooses the format; decimal is the default.">
        <Table
          head={['Format', '1.85', '3.40']}
          rows={ODDS_FORMATS.map((format) => [format, formatOdds(1.85, format), formatOdds(3.4, format)])}
        />
      </Group>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Odds 1\.80 1,80 / })).toBeVisible()
    const silent = KINDS.filter(([, , write]) => LANGUAGES.some((lang) => write(lang) === null))
    await expect(silent).toEqual([])
  },
}

const Specimen = ({ lines, style }: { lines: readonly string[]; style?: CSSProperties }) => (
  <div className={styles.specimen} style={style}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </div>
)

const TABULAR = { fontVariantNumeric: 'tabular-nums' } as const

export const Rules: StoryObj = {
  render: () => (
    <Page>
      <Group title="Numerals">
        <DoDont
          because="Tabular figures, and two of them where there can be two: a clock keeps its width while it runs."
          good={<Specimen lines={['09:59', '10:00']} style={TABULAR} />}
          bad={<Specimen lines={['9:59', '10:00']} style={{ fontVariantNumeric: 'proportional-nums' }} />}
        />
        <DoDont
          because="A score is ink. Red means now: the clock of a running match, LIVE, a goal for 60 s."
          good={<Specimen lines={['2–1']} style={{ fontWeight: 600 }} />}
          bad={<Specimen lines={['2–1']} style={{ fontWeight: 600, color: 'var(--live-text)' }} />}
        />
        <DoDont
          because="Align what is compared at its end, with the same number of decimals."
          good={<Specimen lines={['1.85', '11.00']} style={{ ...TABULAR, textAlign: 'end' }} />}
          bad={<Specimen lines={['1.85', '11']} style={TABULAR} />}
        />
        <DoDont
          because="The language decides point, comma and unit. A unit of Chinese is not Portuguese."
          good={<Specimen lines={['1.23万', '12,3 mil']} />}
          bad={<Specimen lines={['12.3k', '1,23万']} />}
        />
        <DoDont
          because="The minute has the mark of a minute; a count down has minutes and seconds."
          good={<Specimen lines={["67'", 'Q4 03:21']} style={TABULAR} />}
          bad={<Specimen lines={['67 min', 'Q4 3m21s']} />}
        />
      </Group>
    </Page>
  ),
}
