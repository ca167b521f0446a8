import { useSyncExternalStore } from 'react'

interface OpenModal {
  element: HTMLDialogElement
  name: string | undefined
}

let modals: readonly OpenModal[] = []
const listeners = new Set<() => void>()

const set = (next: readonly OpenModal[]) => {
  modals = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The modal elements on screen, lowest first. The page has one list because the browser has one top layer. */
export const openModals = {
  has: (name: string) => modals.some((modal) => modal.name === name),
  add: (element: HTMLDialogElement, name: string | undefined) => set([...modals, { element, name }]),
  remove: (element: HTMLDialogElement) => set(modals.filter((modal) => modal.element !== element)),
}

/** The topmost modal, if any. Everything outside it is inert, so a toast must be inside it. */
export const useTopModal = () =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1)?.element ?? null,
    () => null,
  )
