import * as v from 'valibot'

/** The keys of uploads, as `getTempKeysForMinio` returns them. */
// @__NO_SIDE_EFFECTS__
export const uploadKeys = (max: number): v.GenericSchema<string[]> =>
  v.pipe(v.array(v.pipe(v.string(), v.regex(UPLOAD_KEY, 'No key of an upload'))), v.maxLength(max))

const UPLOAD_KEY = /^\d{4}\/[0-9a-f]{16}\/[\w-]{22}\.[a-z0-9]{1,5}$/
