import * as v from 'valibot'

/** Parses the operator's `name=value` arguments. Throws an Error that names the field and the problem. */
export const fieldsOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  words: readonly string[],
): v.InferOutput<Schema> => {
  const written = words.map(
    (word) => /^([a-z_]+)=(.*)$/s.exec(word) ?? fail(`Invalid field ${JSON.stringify(word)}: write name=value.`),
  )
  const result = v.safeParse(schema, Object.fromEntries(written.map(([, name, value]) => [name, value])))
  if (result.success) return result.output
  const [issue] = result.issues
  return fail(`${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`)
}

/** The same fields, at least one of which must be present. */
export const someOf = <Schema extends v.GenericSchema<unknown, object>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check((fields) => Object.keys(fields).length > 0, 'Name what is to be changed, as name=value.'),
  )

/** The numeric id that a command needs. */
export const idOf = (word: string | undefined, what: string): number =>
  /^[1-9]\d{0,14}$/.test(word ?? '')
    ? Number(word)
    : fail(`${JSON.stringify(word ?? '')} is not the number of ${what}.`)

export const fail = (message: string): never => {
  throw new Error(message)
}

export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `It has at most ${max} characters.`),
    v.regex(/^\P{Cc}*$/u, 'It has control characters.'),
  )

export const words = (max: number) => v.pipe(text(max), v.nonEmpty('It is empty.'))

export const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, `It is a whole number from ${min} to ${max}.`),
    v.transform(Number),
    v.minValue(min, `It is at least ${min}.`),
    v.maxValue(max, `It is at most ${max}.`),
  )

export const yesNo = v.pipe(
  v.picklist(['yes', 'no'], 'It is yes or no.'),
  v.transform((word) => word === 'yes'),
)
