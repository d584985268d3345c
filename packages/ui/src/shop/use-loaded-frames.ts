'use client'

import { useEffect, useState } from 'react'
import { coarseFirst } from './coarse-first.ts'

type LoadedFrames = {
  /** Places of the frames that are there. */
  loaded: ReadonlySet<number>
  /** No more will come: of the last that were asked for, none was to be had. */
  isFailed: boolean
}

const none: LoadedFrames = { loaded: new Set(), isFailed: false }

/**
 * Fetches the frames of a turn and tells which are there: first a few all the way round, so that it
 * can be turned at once, then those between. `attempt` begins anew.
 */
export function useLoadedFrames(frames: readonly string[], attempt: number): LoadedFrames {
  const [state, setState] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches what failed.
  useEffect(() => {
    let isOver = false
    setState(none)
    const fetchFrame = async (place: number): Promise<boolean> => {
      const src = frames[place]
      const came = src !== undefined && (await isFetched(src))
      if (came && !isOver) {
        setState(({ loaded }) => ({ loaded: new Set(loaded).add(place), isFailed: false }))
      }
      return came
    }
    const fetchAll = async () => {
      for (const places of coarseFirst(frames.length)) {
        const came = await Promise.all(places.map(fetchFrame))
        if (isOver) return
        if (!came.some(Boolean)) return setState((state) => ({ ...state, isFailed: true }))
      }
    }
    void fetchAll()
    return () => {
      isOver = true
    }
  }, [frames, attempt])
  return state
}

function isFetched(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = src
  })
}
