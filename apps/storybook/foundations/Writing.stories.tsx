import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { byGrowth, loadAppTexts, type AppText } from './app-texts'
import { DoDont, Group, Page, Table, SHEET } from './parts'

export default {
  title: 'Foundations/Writing',
  ...SHEET,
  loaders: [async () => ({ texts: await loadAppTexts() })],
} satisfies Meta

const textsIn = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['texts'] as AppText[]

/** Each rule has a good text by its key in the app, and a bad one in both languages. */
const RULES = {
  Buttons: [
    [
      'common.retry',
      '点击此处重试',
      'Clique aqui para tentar',
      'A button is a verb. It says what happens, not how to press it.',
    ],
    ['user.checkIn.button.open', '提交', 'Enviar', 'The verb of this page, not a general one.'],
    ['form.leave.stay', '取消', 'Cancelar', 'Both answers of a question are verbs: “Cancel” can mean either.'],
  ],
  Errors: [
    ['common.error.network', '错误 500', 'Erro 500', 'What to do next, never a code.'],
    [
      'chat.errors.tooFast',
      '您发言过于频繁！',
      'Você está enviando demais!',
      'Calm: no blame and no exclamation mark.',
    ],
    [
      'form.faults.noLetter',
      '密码格式错误',
      'Senha inválida',
      'A field says what it needs, so that one more try is enough.',
    ],
    ['chat.errors.network', '发送失败', 'Erro', 'Say what happened to what the user made.'],
  ],
  'Empty pages': [
    ['scores.empty.collectedHint', '暂无数据', 'Sem dados', 'An empty page says how it is filled.'],
    ['live.offAirHint', '主播已离线，无法观看', 'Live indisponível', 'There is always a way on.'],
  ],
  Style: [
    [
      'common.notFound.title',
      '页面不存在。',
      'Página Não Encontrada',
      'Only the first word has a capital. No full stop after a line.',
    ],
    ['common.net.connecting', '正在连接...', 'Conectando...', 'One sign for an ellipsis: ….'],
    [
      'chat.errors.muted',
      '你已被禁言',
      'O senhor foi silenciado',
      'Chinese says 您 to the user, Portuguese says você or leaves it out.',
    ],
    [
      'user.checkIn.days',
      '已连续签到{{count}}天',
      '{{count}} dia(s) seguidos',
      'Spaces around figures in a Chinese sentence; no plural in brackets.',
    ],
  ],
} as const

/** Good texts are those of the app; a key that is gone fails the story. */
export const Rules: StoryObj = {
  render: (_, context) => {
    const texts = new Map(textsIn(context).map((text) => [text.key, text]))
    return (
      <Page>
        {Object.entries(RULES).map(([title, rules]) => (
          <Group key={title} title={title}>
            {rules.map(([key, zh, pt, because]) => (
              <DoDont
                key={key}
                because={because}
                good={<Both zh={texts.get(key)?.zh} pt={texts.get(key)?.pt} />}
                bad={<Both zh={zh} pt={pt} />}
              />
            ))}
          </Group>
        ))}
      </Page>
    )
  },
  play: async ({ loaded }) => {
    const known = new Set(textsIn({ loaded }).map(({ key }) => key))
    const keys = Object.values(RULES).flatMap((rules) => rules.map(([key]) => key))
    await expect(keys.filter((key) => !known.has(key))).toEqual([])
  },
}

const Both = ({ zh, pt }: { zh: string | undefined; pt: string | undefined }) => (
  <>
    <span lang="zh-CN">{zh}</span>
    <span lang="pt-BR">{pt}</span>
  </>
)

const MOST_GROWN = 12

export const Lengths: StoryObj = {
  render: (_, context) => {
    const grown = byGrowth(textsIn(context))
    const middle = grown[Math.floor(grown.length / 2)]
    return (
      <Page>
        <Group
          title="Lengths"
          note={`Portuguese is ${middle ? ratio(middle) : ''} as wide as Chinese in the middle of ${grown.length} texts. Never fix the width of a label; “A third longer” in the toolbar shows what a text does then.`}
        >
          <Table
            head={['Text', '中文', 'px', 'Português', 'px', 'Ratio']}
            rows={grown
              .slice(0, MOST_GROWN)
              .map((text) => [text.key, text.zh, text.zhWidth, text.pt, text.ptWidth, ratio(text)])}
          />
        </Group>
      </Page>
    )
  },
}

const ratio = ({ zhWidth, ptWidth }: { zhWidth: number; ptWidth: number }) => `${(ptWidth / zhWidth).toFixed(1)} ×`

const DATES = [
  ['A day', '2026-06-14', '14-06-26'],
  ['A day of this year in a row', '06-14', '14/06'],
  ['Yesterday, today, tomorrow', '昨天 今天 明天', 'Ontem Hoje Amanhã'],
  ['A time', '21:03', '21:03'],
  ['A count above 10,000', '1.23万', '12,3 mil'],
] as const

export const PluralsAndDates: StoryObj = {
  render: (_, context) => (
    <Page>
      <Group
        title="Plural forms"
        note="Chinese has one form. Portuguese has a singular of its own, under the key with _one; never “(s)”."
      >
        <Table
          head={['Text', '中文', 'One', 'Other']}
          rows={textsIn(context)
            .filter(({ one }) => one !== undefined)
            .map(({ key, zh, pt, one }) => [key, zh, one, pt])}
        />
      </Group>
      <Group title="Dates and numbers" note="The formatters of Foundations/Numerals write them.">
        <Table head={['What', '中文', 'Português']} rows={DATES} />
      </Group>
    </Page>
  ),
}
