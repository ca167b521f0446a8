import { HOSTS, type Fault, type FaultOf } from './schedule'
import type { World } from './world'

/** Starts one fault. Lasting faults end by themselves, or when all faults end. */
export const strike = (world: World, fault: Fault): void => {
  const { network, bus, clock } = world
  if (fault.kind === 'cut') network.cut(fault.name, fault.halfOpen)
  else if (fault.kind === 'isolate') {
    network.isolate(fault.name, true)
    clock.after(fault.forMs, () => network.isolate(fault.name, false))
  } else if (fault.kind === 'weather') {
    network.weather = fault.weather
    clock.after(fault.forMs, () => network.clearUp(fault.weather))
  } else if (fault.kind === 'busLoss') {
    bus.loss = fault.loss
    clock.after(fault.forMs, () => {
      bus.loss = 0
    })
  } else if (fault.kind === 'crash') world.server(fault.host).crashAt(fault.moment, fault.forMs)
  else if (fault.kind === 'skew') skew(world, fault)
  else if (fault.kind === 'slow') {
    network.slow.set(fault.device, fault.bytesPerSecond)
    clock.after(fault.forMs, () => network.slow.delete(fault.device))
  } else if (fault.kind === 'drain') world.server(fault.host).drain(fault.withinSeconds, fault.forMs)
  else if (fault.kind === 'load') {
    const server = world.server(fault.host)
    server.lagMs = fault.lagMs
    clock.after(fault.forMs, () => {
      server.lagMs = 0
    })
  } else if (fault.kind === 'break') world.device(fault.device).breaks.arm(fault.commands, fault.isLost, fault.count)
  else if (fault.kind === 'refuse') refuse(world, fault)
  else loseDatabase(world, fault)
}

const refuse = (world: World, { device, of, forMs }: FaultOf<'refuse'>): void => {
  const { refusals } = world.device(device)
  const partners = of.map((contact) => world.targetID(contact))
  refusals.refuse(partners, forMs === null)
  if (forMs !== null) world.clock.after(forMs, () => refusals.allow(partners))
}

const skew = (world: World, { name, ms }: FaultOf<'skew'>): void => {
  if (HOSTS.some((host) => host === name)) world.server(name).skew(ms)
  else world.device(name).clock.skewMs = ms
}

const loseDatabase = ({ store, clock, note }: World, { moment, forMs }: FaultOf<'database'>): void =>
  store.dieAt(moment, () => {
    note('the database is gone')
    clock.after(forMs, () => store.comeBack())
  })
