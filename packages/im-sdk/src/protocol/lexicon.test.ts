import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createScreen, type LexiconEntry } from './lexicon'

const replaced = (profanity: string, replacement = ''): LexiconEntry => ({
  profanity,
  replacement,
  filterType: 2,
  profanityType: 1,
})
const refused = (profanity: string): LexiconEntry => ({ ...replaced(profanity), filterType: 1 })

describe('a screen', () => {
  it.each([
    ['leaves a text without words alone', [replaced('foul')], 'fair play', 'fair play'],
    ['puts a star for each character', [replaced('foul')], 'a foul!', 'a ****!'],
    ['puts the replacement of the list', [replaced('foul', 'fair')], 'foul foul', 'fair fair'],
    ['sees through case and width', [replaced('foul')], 'ＦＯＵＬ FoUl', '**** ****'],
    ['takes the longest word', [replaced('foul', 'x'), replaced('fouls', 'y')], 'fouls', 'y'],
    ['finds words within words, as Chinese has no spaces', [replaced('假球', '好球')], '这是假球吗', '这是好球吗'],
    ['counts a character of two units as one', [replaced('💩')], 'so 💩💩', 'so **'],
    ['knows no empty word', [replaced('')], 'text', 'text'],
    ['sees through invisible characters', [replaced('foul')], 'a f\u200Bo\u2060u\u00ADl!', 'a *******!'],
    ['sees through what is drawn over letters', [replaced('foul')], 'f\u0336o\u0336u\u0336l\u0336', '********'],
    ['sees through accents, of the list too', [replaced('ação')], 'acao AÇÃO', '**** ****'],
    ['sees through what is put between letters', [replaced('foul')], 'f.o u_l, f o u l', '*******, *******'],
    ['sees through it in Chinese', [replaced('假球')], '这是假 . 球吗', '这是*****吗'],
    ['leaves letters that stand in two words', [replaced('foul')], 'of oul, f oulx', 'of oul, f oulx'],
    [
      'leaves signs of two words that are far apart',
      [replaced('假球')],
      '打假 ————— ————— 球迷',
      '打假 ————— ————— 球迷',
    ],
    [
      'sees through many separators',
      [replaced('foul')],
      'a f..........o-.-.-.-.-.-.-u          l',
      `a ${'*'.repeat(37)}`,
    ],
    ['sees through many separators in Chinese', [replaced('假球')], '是 假..........球', '是 ************'],
    [
      'sees through many separators in a long Chinese word',
      [replaced('你打假球')],
      '说你..........打假球吗',
      '说**************吗',
    ],
    [
      'sees through digits and letters between Chinese signs',
      [replaced('加微信')],
      '你加1微22信 加v微x信',
      '你****** *****',
    ],
    ['sees through one of them in a word of two signs', [replaced('假球')], '假1球 打假10球迷', '*** 打假10球迷'],
    ['leaves Chinese signs that whole words separate', [replaced('加微信')], '加NBAs微信', '加NBAs微信'],
    ['leaves a Latin word in Chinese text', [replaced('foul'), replaced('球f')], 'fo球ul 球1f', 'fo球ul 球1f'],
    ['sees through characters for private use', [replaced('假球')], '是假\uE000\u{F0000}球', '是****'],
    ['sees through halves of characters', [replaced('foul')], 'f\uD800oul', '*****'],
    ['sees through a letter that is repeated', [replaced('foul')], 'a foooul, fo.o.o.oul', 'a ******, **********'],
    ['sees through two letters that are doubled', [replaced('foul')], 'foouul', '******'],
    ['sees through one doubled letter of a long word', [replaced('cheater')], 'a cheeater', 'a ********'],
    ['sees through repeated letters in Chinese', [replaced('加微信')], '加加加微微微信', '*******'],
    ['finds doubled letters of the list, and more', [replaced('boo')], 'bo boo booo bO.o', 'bo *** **** ****'],
    [
      'leaves one doubled letter of a short word',
      [replaced('lose'), replaced('他妈的')],
      'loose 他妈妈的',
      'loose 他妈妈的',
    ],
    ['leaves what follows a word', [replaced('foul')], 'foul, l', '****, l'],
    [
      'finds words of the list with spaces, and without',
      [replaced('bad word')],
      'bad word badword',
      '******** *******',
    ],
    ['finds a word with spaces within another', [replaced('bad word')], 'a bad wordy', 'a ********y'],
  ])('%s', (_title, entries, text, screened) => {
    expect(createScreen(entries)(text)).toEqual({ text: screened, isRefused: false })
  })

  it('maps look-alike characters if configured', () => {
    const lookAlike = (char: string) => (char === 'о' ? 'o' : char)
    const screen = createScreen([replaced('foul')], { lookAlike })
    expect(screen('f\u043Eul f\u041Eul').text).toBe('**** ****')
  })

  it('refuses a text with a refused word', () => {
    expect(createScreen([refused('bribe')])('a BRIBE').isRefused).toBe(true)
  })

  it('needs a bounded time for a text of separators and repetitions', () => {
    const screen = createScreen([replaced('foul'), replaced('ffo')])
    for (const part of ['f', 'f.', 'f.-', 'fo', 'f f- ']) {
      const steps = { count: 0 }
      const counting = (char: string) => {
        steps.count += 1
        return char
      }
      const counted = createScreen([replaced('foul'), replaced('ffo')], { writtenFor: counting })
      const text = part.repeat(10_000 / part.length)
      expect(counted(text)).toEqual(screen(text))
      expect(steps.count / text.length, part).toBeLessThan(100)
    }
  })

  it('leaves no word of the list in any text', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'Ｂ', '球'), minLength: 1, maxLength: 3 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '球', ' '), maxLength: 30 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), text, (words, given) => {
        const screened = createScreen(words.map((each) => replaced(each))).call(null, given).text
        const folded = screened.normalize('NFKC').toLowerCase()
        for (const each of words) expect(folded).not.toContain(each.normalize('NFKC').toLowerCase())
      }),
    )
  })
})
