import { expect, it } from 'vitest'
import { agoText } from './ago-text'

it.each([
  [30, '1分钟前', 'há 1 minuto'],
  [7 * 60 + 59, '7分钟前', 'há 7 minutos'],
  [3_600, '1小时前', 'há 1 hora'],
  [47 * 3_600, '1天前', 'há 1 dia'],
  [40 * 86_400, '1个月前', 'há 1 mês'],
  [800 * 86_400, '2年前', 'há 2 anos'],
])('says in both languages how long ago %i seconds are', (seconds, chinese, portuguese) => {
  expect(agoText(seconds, 'zh-CN')).toBe(chinese)
  expect(agoText(seconds, 'pt-BR')).toBe(portuguese)
})
