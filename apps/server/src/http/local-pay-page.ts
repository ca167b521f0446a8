import { formatMoney } from '@org/domain'
import type { Payment, PaymentChoices } from '../ports/payments'
import { escaped } from './escaped'

const TEXTS = {
  CNY: {
    lang: 'zh-CN',
    title: '演示支付',
    note: '这是演示页面，不会扣款',
    gold: '金币',
    paid: '确认支付',
    failed: '支付失败',
    back: '返回',
  },
  BRL: {
    lang: 'pt-BR',
    title: 'Pagamento de demonstração',
    note: 'Esta página é uma demonstração e não cobra nada',
    gold: 'de ouro',
    paid: 'Pagar',
    failed: 'Recusar o pagamento',
    back: 'Voltar',
  },
} as const

/** The page of the local provider. Each button sends the notice that a real provider would send. */
export const localPayPage = ({ cents, currency, gold, backTo }: Payment, choices: PaymentChoices): string => {
  const texts = currency === 'BRL' ? TEXTS.BRL : TEXTS.CNY
  const button = (result: keyof PaymentChoices) =>
    `<button name="notice" value="${escaped(JSON.stringify(choices[result]))}">${texts[result]}</button>`
  return `<!doctype html><html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${STYLE}</style></head><body><main><h1>${texts.title}</h1>
<p class="price">${escaped(formatMoney({ cents, currency }, texts.lang) ?? '')}</p><p>${gold} ${texts.gold}</p><p>${texts.note}</p>
<form method="post">${button('paid')}${button('failed')}</form>
<p><a href="${escaped(backTo)}">${texts.back}</a></p></main></body></html>`
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:24rem;margin:0 auto;padding:2rem 1rem;text-align:center}
.price{font-size:2.5rem;font-weight:700;margin:.5rem 0}button{display:block;width:100%;min-height:48px;margin:.75rem 0;font:inherit;border:0;border-radius:12px;background:#0a7d3c;color:#fff}
button+button{background:transparent;color:inherit;border:1px solid currentColor}a{color:inherit;display:inline-block;padding:12px}`
