import * as v from 'valibot'
import { epochSeconds, rowId, text, timeZone, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { pagedByCursor } from '../paged'

const kind = v.picklist(['system', 'order', 'plan', 'anchor'])

const message = v.object({
  id: rowId,
  kind,
  title: v.string(),
  text: v.string(),
  /** The path of a page of the app, or the address of a file below `/uploads/`; empty for none. */
  link: v.string(),
  created_at: epochSeconds,
  read: v.picklist([0, 1]),
})

const unread = v.object({ system: wholeNumber(), order: wholeNumber(), plan: wholeNumber(), anchor: wholeNumber() })

export const getMessages = pagedByCursor(message, { kind: v.optional(kind, 'system') })

export const getMessageCounts = { request: v.object({}), reply: unread }

export const readMessages = {
  request: v.object({
    /** None for all messages of the kind, or of all kinds. */
    ids: v.optional(idOf('notice', v.pipe(v.array(rowId), v.maxLength(100))), []),
    kind: v.optional(kind),
  }),
  reply: unread,
}

const onOff = v.picklist([0, 1])
/** `HH:mm`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Expected HH:mm'))

/** What is told on devices whose app is closed. */
const noticeSettings = {
  goal: onOff,
  kick_off: onOff,
  /** An anchor that the member follows goes on air. */
  on_air: onOff,
  plan_settled: onOff,
  /** Nothing is told from this time of the day to the other one, which may be on the next day. Equal times are none. */
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
}

export const getNoticeSettings = { request: v.object({}), reply: v.object(noticeSettings) }

export const setNoticeSettings = {
  request: v.object({
    goal: v.optional(onOff),
    kick_off: v.optional(onOff),
    on_air: v.optional(onOff),
    plan_settled: v.optional(onOff),
    quiet_from: v.optional(notId(timeOfDay)),
    quiet_to: v.optional(notId(timeOfDay)),
    /** Of the quiet hours. */
    tz: timeZone,
  }),
  reply: getNoticeSettings.reply,
}

/** The public key of the sender, 65 bytes in base64url; empty if the server sends no messages to browsers. */
export const getPushKey = { request: v.object({}), reply: v.object({ key: v.string() }) }

const endpoint = notId(text(1_024, 1))
/** As `sport:id`. */
const matchKeys = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-3]:[1-9]\d{0,9}$/))), v.maxLength(400))

export const savePushSubscription = {
  request: v.object({
    /** The address that the browser has from its push service. */
    endpoint,
    /** The keys of the browser in base64url. */
    p256dh: notId(text(128, 1)),
    auth: notId(text(64, 1)),
    /** Matches that are never told of, as `sport:id`: muted ones, and those whose score is hidden. */
    silent: v.optional(notId(matchKeys), []),
    /** Whether the scores of all collected matches are hidden, except those of `shown`. */
    hides_collected: v.optional(onOff, 0),
    shown: v.optional(notId(matchKeys), []),
  }),
  reply: v.object({}),
}

export const dropPushSubscription = { request: v.object({ endpoint }), reply: v.object({}) }
