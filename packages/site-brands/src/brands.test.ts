import { describe, expect, it } from 'vitest'
import { brands, findBrand } from './brands'
import { PARTNER_CODES, SITE_CODES } from './site-codes'

const sites = brands.filter(({ family }) => family !== 'partner')
const codesWhere = (fact: (brand: (typeof brands)[number]) => boolean) => brands.filter(fact).map(({ code }) => code)

describe('brands', () => {
  it('has a row for each of the 14 sites and the 7 partners, in order', () => {
    expect(SITE_CODES).toHaveLength(14)
    expect(brands.map(({ code }) => code)).toEqual([...SITE_CODES, ...PARTNER_CODES])
  })

  it.each([
    ['qutu', '9', '趣球直播'],
    ['qutup', '30', '趣球直播'],
    ['qutup1', '3001', '趣球直播'],
    ['qutup2', '3002', '趣球直播'],
    ['qutup3', '3003', '趣球直播'],
    ['qutupv', '3004', '趣球直播'],
    ['qutupv1', '3008', '趣球直播'],
    ['qutua', '904', '趣球直播'],
    ['kqb', '11', '看球吧'],
    ['kqb2', '12', '看球宝'],
    ['kqb_ios', '6', '新直播'],
    ['pq8sp', '25', '盘球吧'],
    ['xzbn', '5', '新直播'],
    ['lttu', '38', '雷霆体育'],
  ])('%s sends source %s and is called %s', (code, source, name) => {
    const brand = findBrand(code)
    expect(brand?.source).toBe(source)
    expect(brand?.displayName.zh).toBe(name)
  })

  it('gives partners the codes 31 to 37 and one neutral look', () => {
    const partners = brands.filter(({ family }) => family === 'partner')
    expect(partners.map(({ source }) => source)).toEqual(['31', '32', '33', '34', '35', '36', '37'])
    expect(new Set(partners.map(({ assetFolder }) => assetFolder))).toEqual(new Set(['partner']))
    expect(new Set(partners.map(({ displayName }) => displayName.zh)).size).toBe(1)
  })

  it('counts qutu and its seven variants as one family', () => {
    expect(codesWhere(({ family }) => family === 'qutu')).toEqual([
      'qutu',
      'qutup',
      'qutup1',
      'qutup2',
      'qutup3',
      'qutupv',
      'qutupv1',
      'qutua',
    ])
    expect(codesWhere(({ channelCodeInUrl }) => channelCodeInUrl)).toEqual(
      codesWhere(({ family }) => family === 'qutu'),
    )
  })

  it('says where each site differs from the others', () => {
    expect(codesWhere(({ downloadBanner }) => !downloadBanner)).toEqual(['qutupv1'])
    expect(codesWhere(({ indexPath }) => indexPath === '/live')).toEqual(['xzbn'])
    expect(codesWhere(({ iosSite }) => iosSite)).toEqual(['kqb_ios'])
    expect(codesWhere(({ tabBar }) => tabBar.headline)).toEqual(['kqb_ios'])
    expect(codesWhere(({ tabBar }) => tabBar.tipsBeforeSchedule)).toEqual(['lttu'])
    expect(codesWhere(({ tabBar }) => tabBar.liveTabSwitch === 'lttu_live_tab')).toEqual(['lttu'])
    expect(codesWhere(({ language }) => language !== 'zh')).toEqual([])
  })

  it('names the three sports and the live platform in every tagline, in both languages', () => {
    for (const { tagline } of brands) {
      for (const word of ['足球', '篮球', '电竞', '直播']) expect(tagline.zh).toContain(word)
      for (const word of ['futebol', 'basquete', 'e-sports', 'ao vivo']) expect(tagline['pt-BR']).toContain(word)
    }
  })

  it('gives every site a colour, art and tracker of its own', () => {
    for (const own of [
      sites.map(({ colours }) => colours.light),
      sites.map(({ assetFolder }) => assetFolder),
      sites.map(({ trackers }) => trackers[0]?.script),
    ])
      expect(new Set(own).size).toBe(14)
  })

  it('has the specified default colour on the first site and on partners', () => {
    expect(findBrand('kqb')?.colours).toEqual({ light: '#319cfc', dark: '#319cfc' })
    expect(findBrand('partner31')?.colours.light).toBe('#319cfc')
  })

  it('finds nothing for a code that is not a brand', () => {
    expect(findBrand('constructor')).toBeNull()
  })
})
