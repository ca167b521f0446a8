import { fieldsOf } from '../input'
/**
 * The names of the config switches. On the wire they have the prefix `switch_`, here none.
 *
 * Rule: DOM-96.
 */
export const SWITCHES = [
  'room_operate',
  'anchorroom',
  'robotroom',
  'shortvideo_check',
  'match_database',
  'room_chat',
  'room_anchor',
  'race_quiz_check',
  'race_status',
  'race_lineup',
  'race_analysis',
  'race_index',
  'room_rank',
  'userchat',
  'ai_model',
  'redform_new_check',
  'lttu_live_tab',
  'balance',
  'topup',
  'groupchat',
  'customer_entry',
  'self_storage',
  'account_register',
] as const

export type SwitchName = (typeof SWITCHES)[number]

/** The switches that exist; `'1'` is on. An absent switch is neither on nor off. */
export type Switches = Readonly<Partial<Record<SwitchName, string>>>

/**
 * Whether a switch is on.
 *
 * @example
 * isOn({ userchat: '1' }, 'userchat') // => true
 * isOn({}, 'userchat') // => false
 */
export const isOn = (switches: Switches, name: SwitchName): boolean => fieldsOf(switches)[name] === '1'

/**
 * The switches of a config reply: `switch_` names without the prefix, values as text. Other fields are ignored.
 *
 * Rule: DOM-96.
 *
 * @example
 * readSwitches({ switch_userchat: '1', switch_balance: 0, im_sdkappid: 1400000000 }) // => { userchat: '1', balance: '0' }
 * readSwitches(null) // => {}
 */
export const readSwitches = (config: unknown): Switches => {
  const source = Object(config) as Readonly<Record<string, unknown>>
  const entries = SWITCHES.flatMap((name) => {
    const value = source[`switch_${name}`]
    return typeof value === 'string' || typeof value === 'number' ? [[name, `${value}`] as const] : []
  })
  return Object.fromEntries(entries)
}
