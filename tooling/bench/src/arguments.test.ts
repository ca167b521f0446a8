import { describe, expect, it } from 'vitest'
import { chosen, readArguments } from './arguments'

describe('the arguments', () => {
  it('default to all benchmarks and no output file', () => {
    expect(readArguments([])).toEqual({ list: false, only: null, json: null, minutes: 1 })
  })

  it('are read in any order, with or without the dashes from npm', () => {
    const all = { list: true, only: 'im', json: 'out.json', minutes: 20 }
    expect(readArguments(['--json', 'out.json', '--list', '--minutes', '20', '--only', 'im'])).toEqual(all)
    expect(readArguments(['--', '--only', 'im', '--minutes', '20', '--json', 'out.json', '--list'])).toEqual(all)
  })

  it('are rejected with the usage if one is unknown or has no value', () => {
    expect(() => readArguments(['--fast'])).toThrow('--fast is not understood.\nUsage: npm run bench')
    expect(() => readArguments(['--only'])).toThrow('--only needs a value.')
    expect(() => readArguments(['--minutes', 'long'])).toThrow('--minutes needs a number.')
    expect(() => readArguments(['--only', '--json'])).toThrow('--only needs a value.')
  })
})

describe('the choice', () => {
  const benches = ['im-receive', 'im-load', 'server-fanout'].map((name) => ({ name }))
  const names = (only: string | null) => chosen(benches, only).map(({ name }) => name)

  it('selects one by its name and a family by its first word', () => {
    expect(names('im-load')).toEqual(['im-load'])
    expect(names('im')).toEqual(['im-receive', 'im-load'])
    expect(names(null)).toHaveLength(3)
  })

  it('selects several by commas, each once and in their own order', () => {
    expect(names('server,im-load,im-load')).toEqual(['im-load', 'server-fanout'])
  })

  it('lists all names if none matches', () => {
    expect(() => names('i')).toThrow('There is no bench "i". There are im-receive, im-load, server-fanout.')
    expect(() => names('im,none')).toThrow('There is no bench "none".')
  })
})
