import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { changeCloudSetting, changePurchased, readAppConfig } from '../store/im/app-config'
import { inTransaction } from '../store/database/in-transaction'
import type { Database } from '../store/schema'
import { ABILITIES } from '../im/config/app-config'
import {
  cloudSettingSchemas,
  DEFAULT_SETTINGS,
  isCloudSetting,
  type CloudSettingName,
} from '../im/config/cloud-settings'
import { noteChange, type Operator } from './admin/note-change'
import { lockForOperators } from './lock-for-operators'

const USAGE = `Usage: npm run server -- app:config [COMMAND]

  (nothing)          the settings of the chat engines
  set NAME JSON      a setting: ${Object.keys(cloudSettingSchemas).join(', ')}
  unset NAME         removes a setting
  purchased LIST     the commercial abilities, separated by commas; or all, or none
                     ${ABILITIES.join(', ')}

Running servers push a change to all logged-in clients within five seconds. Each change is noted with the operator.`

/**
 * Runs the operator's command and returns the resulting settings. Throws an Error with the usage for an unknown
 * command.
 */
export const changeAppConfig = async (
  db: Kysely<Database>,
  words: readonly string[],
  operator: Operator,
): Promise<string> => {
  const [command, name = '', text = '', ...more] = words.filter((word) => word !== '--')
  if (more.length > 0) throw new Error(USAGE)
  if (command === undefined) return describe(await readAppConfig(db))
  return inTransaction(db, async (trx) => {
    await lockForOperators(trx, 'app_config')
    const before = await readAppConfig(trx)
    if (command === 'set') {
      const key = settingOf(name)
      await changeCloudSetting(trx, key, valueOf(key, text))
    } else if (command === 'unset' && text === '') await changeCloudSetting(trx, settingOf(name), undefined)
    else if (command === 'purchased' && text === '') await changePurchased(trx, abilitiesOf(name))
    else throw new Error(USAGE)
    const after = await readAppConfig(trx)
    const noted = ({ cloud, purchased }: typeof after) =>
      command === 'purchased' ? { purchased: purchased.value } : { name, value: cloud.value[name] ?? null }
    const change = { noun: 'chat setting', verb: command, id: 0, before: noted(before), after: noted(after) }
    await noteChange(trx, operator, change)
    return describe(after)
  })
}

const settingOf = (name: string): CloudSettingName => {
  if (!isCloudSetting(name)) throw new Error(`Unknown setting ${JSON.stringify(name)}.\n\n${USAGE}`)
  return name
}

const valueOf = (name: CloudSettingName, text: string): unknown => {
  const result = v.safeParse(cloudSettingSchemas[name], jsonOf(text))
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  throw new Error(
    `${name}${path === null ? '' : `.${path}`}: ${issue.message} It is ${JSON.stringify(DEFAULT_SETTINGS[name])} by default.`,
  )
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${text === '' ? 'Nothing' : text} is not valid JSON.\n\n${USAGE}`)
  }
}

const abilitiesOf = (list: string): readonly string[] | null => {
  if (list === 'all') return null
  const names = list === 'none' ? [] : list.split(',')
  const unknown = names.filter((name) => !ABILITIES.some((ability) => ability === name))
  if (unknown.length > 0) throw new Error(`Unknown ability ${unknown.join(', ')}.\n\n${USAGE}`)
  return names
}

const describe = ({ cloud, purchased }: Awaited<ReturnType<typeof readAppConfig>>): string =>
  [
    `Settings, version ${cloud.version} (* set here):`,
    ...Object.entries({ ...DEFAULT_SETTINGS, ...cloud.value }).map(
      ([name, value]) => `${Object.hasOwn(cloud.value, name) ? '*' : ' '} ${name} ${JSON.stringify(value)}`,
    ),
    `Purchased, version ${purchased.version}: ${purchased.value === null ? 'all' : purchased.value.join(', ') || 'none'}`,
  ].join('\n')
