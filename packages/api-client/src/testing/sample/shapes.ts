import { SPORT, SWITCHES } from '@org/domain'
import * as v from 'valibot'
import { endpointSchemas } from '../../contract'
import { listedRoom, liveRoom, liveStream } from '../../contract/entities/live'
import { match } from '../../contract/entities/match'
import { userBasicInfo, userInfo } from '../../contract/entities/user'
import type { Field } from './field'
import { matchShape } from './match-shape'

/** What the fields of an object must agree on: changes of what was generated for each field alone. */
export const shaped = (schema: v.GenericSchema, made: unknown, field: Field, given: object): object =>
  SHAPES.get(schema)?.(made, field, given) ?? {}

type Shape = (made: unknown, field: Field, given: object) => object

const shape = <Schema extends v.GenericSchema>(
  schema: Schema,
  changes: (made: v.InferInput<Schema>, field: Field, given: object) => Partial<v.InferInput<Schema>>,
): [v.GenericSchema, Shape] => [schema, (made, field, given) => (v.is(schema, made) ? changes(made, field, given) : {})]

const { config } = endpointSchemas.getCommonConfig.reply.entries
const { reply: taskInfo } = endpointSchemas.getTaskInfo

const SHAPES: ReadonlyMap<v.GenericSchema, Shape> = new Map([
  shape(match, matchShape),
  shape(liveRoom, ({ anchor, sport_id }) => ({
    id: anchor.uid,
    anchorid: anchor.uid,
    ...(sport_id === SPORT.all && { match_id: 0 }),
  })),
  shape(listedRoom, ({ anchor, match: shown }) => ({
    id: anchor.uid,
    anchorid: anchor.uid,
    match_id: shown?.id ?? 0,
    ...(shown && { sport_id: shown.sport_id }),
  })),
  shape(liveStream, ({ url, format }) => ({ url: `${url}.${format === 'hls' ? 'm3u8' : 'flv'}` })),
  shape(userInfo, ({ uid, profile, invite }) => ({
    id: uid,
    profile: { ...profile, uid },
    invite: { ...invite, uid },
  })),
  shape(userBasicInfo, ({ uid }) => ({ id: uid })),
  shape(taskInfo.entries.tasks.value, ({ stage, stage_max }) => ({
    stage_max: Math.max(stage, stage_max),
    received: 0,
  })),
  /** What happened counts, unless a test says otherwise. */
  shape(endpointSchemas.getIncidentsData.reply, () => ({ annulled: [] })),
  shape(endpointSchemas.getTliveData.reply, () => ({ annulled: [] })),
  shape(taskInfo, (_made, field) => ({ checkin_nth: field.at('checkin_nth').whole(1, 8) })),
  /** All switches are on, and the calls go to the host of the page. */
  shape(config, () => ({ api_hosts: [], ...Object.fromEntries(SWITCHES.map((name) => [`switch_${name}`, '1'])) })),
])
