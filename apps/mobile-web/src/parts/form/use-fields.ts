import { useState } from 'react'

export type FormValues = Readonly<Record<string, string | boolean>>
type NamesOf<Values, Type> = { [Name in keyof Values]: Values[Name] extends Type ? Name : never }[keyof Values] & string

/** The text of what is wrong with each field; null or left out if nothing is. */
export type Faults<Values> = { readonly [Name in keyof Values]?: string | null }

/** What the server refused, shown at its field until that is changed; null for no field. */
interface Refusal {
  field: PropertyKey | null
  text: string
}
const NO_REFUSAL: Refusal = { field: null, text: '' }

/**
 * The values of a form and what is wrong with them. A fault shows once the user has left its field or tried to send;
 * an empty field is not wrong when it is left, because it may be filled in later.
 */
export const useFields = <Values extends FormValues>(initial: Values, faultsOf: (values: Values) => Faults<Values>) => {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<readonly PropertyKey[]>([])
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  /** The props of the error at a field. */
  const errorOf = (name: PropertyKey, fault: string | null | undefined) => {
    if (refusal.field === name) return { error: refusal.text }
    return fault && (tried || left.includes(name)) ? { error: fault } : {}
  }
  const changed = (name: PropertyKey) => {
    if (refusal.field === name) setRefusal(NO_REFUSAL)
  }
  const faults = faultsOf(values)
  const set = (name: string, value: string | boolean) => {
    setValues((last) => ({ ...last, [name]: value }))
    changed(name)
  }
  return {
    values,
    refusal,
    isChanged: Object.keys(initial).some((name) => values[name] !== initial[name]),
    hasFaults: Object.values(faults).some((fault) => fault),
    errorOf,
    changed,
    /** The user tries to send: every fault shows. A form that is sent starts over. */
    attempt: (isSent: boolean) => {
      setTried(!isSent)
      setRefusal(NO_REFUSAL)
    },
    refuse: (field: PropertyKey | null, text: string) => setRefusal({ field, text }),
    /** The props of a text field. */
    field: (name: NamesOf<Values, string>) => ({
      value: values[name] as string,
      onChange: (value: string) => set(name, value),
      onBlur: () => values[name] !== '' && setLeft((names) => [...names, name]),
      ...errorOf(name, faults[name]),
    }),
    /** The props of a checkbox. */
    box: (name: NamesOf<Values, boolean>) => ({
      checked: values[name] as boolean,
      onChange: (checked: boolean) => set(name, checked),
      ...errorOf(name, faults[name]),
    }),
  }
}
