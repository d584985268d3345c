'use client'

import { useEffect, useState } from 'react'

/** Fetches pictures and tells which of them are there, by their places. */
export function useLoadedFrames(frames: readonly string[]): ReadonlySet<number> {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    let isOver = false
    setLoaded(new Set())
    for (const [place, src] of frames.entries()) {
      const picture = new Image()
      picture.onload = () => !isOver && setLoaded((before) => new Set(before).add(place))
      picture.src = src
    }
    return () => {
      isOver = true
    }
  }, [frames])
  return loaded
}
