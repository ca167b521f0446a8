/// <reference types="vite/client" />
import { useEffect, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import * as account from '../account'
import * as basics from '../basics'
import * as chat from '../chat'
import * as live from '../live'
import * as sport from '../sport'
import { assertKeyboard, assertOff, assertRoot, assertServer } from './assertions'
import { nameOf } from './facts'

const kit = { ...account, ...basics, ...chat, ...live, ...sport }
const sources = import.meta.glob<string>('../*/*/*.test.tsx', { query: '?raw', import: 'default', eager: true })

const isComponent = (value: unknown): value is object =>
  typeof value === 'function'
    ? /^[A-Z]/.test(value.name)
    : typeof value === 'object' && value !== null && '$$typeof' in value

test('every component of the kit conforms', () => {
  const called = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^conforms\((\w+)/gm)].map(([, name]) => name),
  )
  const components = Object.values(kit).filter(isComponent).map(nameOf)
  expect(called.sort()).toEqual(components.sort())
})

/** The exceptions as they are written, by component and check. */
const exceptions = Object.values(sources)
  .flatMap((source) => source.split(/^(?=conforms\()/m).slice(1))
  .flatMap((call) => {
    const [, name] = /^conforms\((\w+)/.exec(call) ?? []
    const [, skip = ''] = /\n  skip: \{([^}]*)\}/.exec(call) ?? []
    return [...skip.matchAll(/(\w+): '([^']*)'/g)].map(([, check, reason]) => `${name} ${check}: ${reason}`)
  })

test('a component has an exception only if this list names it', () => {
  expect(exceptions.sort()).toMatchInlineSnapshot(`
    [
      "Badge rest: the dot of a running match pulses, in four steps",
      "CoinFlight direction: the coins are in the air, between places that the caller knows",
      "Countdown direction: a time is written from left to right in every language",
      "LeagueHeader targets: the head of a league is 36 px high and as wide as the page, so that more matches fit",
      "LiveClock rest: the mark of minutes pulses, in four steps, while the match is in play",
      "NetBanner rest: the icon turns as long as the app connects",
      "OtpField direction: a code is written from left to right in every language",
      "Pressable targets: it has no look; the component that uses it gives it its size",
      "Progress rest: the bar passes as long as nobody knows how much is done",
      "Skeleton rest: the glow says that something is loading",
      "Spinner motion: standing still it would say that nothing happens; it turns slowly, in eight steps",
      "Spinner rest: it turns as long as something happens",
      "Switch rest: the thumb turns as long as the change waits",
      "TypingLine rest: the dots pulse, in four steps, as long as somebody types",
    ]
  `)
})

const expectFailure = async (check: Promise<void>, message: string) => {
  await expect(check).rejects.toThrow(message)
  await cleanup()
}

type Given = ComponentProps<'div'>
const Silent = (props: Given) => <div data-component="Silent" className="own" {...props} />
const nothing = { props: () => ({}) }

test('a component fails that drops what its caller gives', async () => {
  const DropsId = (props: Given) => <div data-component="DropsId" {...props} id="own" />
  await expectFailure(assertRoot(DropsId, nothing), 'id: expected')
  const DropsRef = (props: Given) => <div data-component="DropsRef" {...props} ref={null} />
  await expectFailure(assertRoot(DropsRef, nothing), 'ref: expected')
  await expectFailure(assertRoot(Silent, nothing), 'className and its own classes')
})

test('a component fails that has no name, or a state that nobody knows', async () => {
  const Nameless = (props: Given) => <div {...props} />
  await expectFailure(assertRoot(Nameless, nothing), 'data-component="Nameless"')
  const Talks = (props: Given) => <div data-component="Talks" data-mood="good" {...props} />
  await expectFailure(assertRoot(Talks, nothing), 'attributes that no state explains')
  const states = { 'data-mood': { hidden: true } }
  await expectFailure(assertRoot(Talks, { ...nothing, states }), 'data-mood with {"hidden":true}')
})

test('a component fails that writes to the console or leaves something behind', async () => {
  const Warns = (props: Given) => {
    console.warn('old')
    return <div data-component="Warns" {...props} />
  }
  await expectFailure(assertRoot(Warns, nothing), 'the console')
  const Listens = (props: Given) => {
    useEffect(() => addEventListener('online', () => undefined), [])
    return <div data-component="Listens" {...props} />
  }
  await expectFailure(assertRoot(Listens, nothing), 'listeners left')
  const Litters = (props: Given) => {
    useEffect(() => void document.body.append('litter', document.createElement('dialog')), [])
    return <div data-component="Litters" {...props} />
  }
  await expectFailure(assertRoot(Litters, nothing), 'the page after')
  document.body.replaceChildren()
})

interface Press extends Given {
  onPress?: () => void
}

test('a component fails whose press cannot be reached, or is called twice or by one key only', async () => {
  const facts = { props: ({ press }: { press: (name: string) => () => void }) => ({ onPress: press('onPress') }) }
  const Mouse = ({ onPress, ...rest }: Press) => <div data-component="Mouse" {...rest} onClick={onPress} />
  await expectFailure(assertKeyboard(Mouse, facts), 'presses reached by keyboard')
  const Twice = ({ onPress, ...rest }: Press) => (
    <div data-component="Twice" {...rest} onClick={onPress}>
      <button type="button" onClick={onPress} />
    </div>
  )
  await expectFailure(assertKeyboard(Twice, facts), 'calls by {Enter}')
  const OneKey = ({ onPress, ...rest }: Press) => (
    <div data-component="OneKey" {...rest}>
      <button type="button" onKeyDown={(event) => event.key === 'Enter' && onPress?.()} />
    </div>
  )
  await expectFailure(assertKeyboard(OneKey, facts), 'calls by " "')
})

test('a component fails that calls, submits or navigates while it is off', async () => {
  const off = [{ hidden: true }]
  const Submits = (props: Given) => (
    <div data-component="Submits" {...props}>
      <button type="submit" />
    </div>
  )
  await expectFailure(assertOff(Submits, { ...nothing, off }), 'calls with {"hidden":true}')
  const Navigates = (props: Given) => (
    <div data-component="Navigates" {...props}>
      <a href="#elsewhere">Go</a>
    </div>
  )
  await expectFailure(assertOff(Navigates, { ...nothing, off }), 'calls with {"hidden":true}')
})

test('a component fails that the server renders differently or not at all', async () => {
  const Nests = (props: Given) => (
    <div data-component="Nests" {...props}>
      <p>
        <div />
      </p>
    </div>
  )
  await expectFailure(assertServer(Nests, nothing), 'errors of hydration')
  const Portal = () => createPortal(<i />, document.body)
  await expectFailure(assertServer(Portal, nothing), 'Portals are not currently supported')
  for (const rest of document.querySelectorAll('body > div')) rest.remove()
})
