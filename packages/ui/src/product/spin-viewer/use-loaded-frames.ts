import { useEffect, useState } from 'react'

type LoadedFrames = {
  /** Indexes of the loaded frames. */
  loaded: ReadonlySet<number>
  /** True if a whole batch of frames failed to load; loading then stops. */
  isFailed: boolean
}

const initialFrames: LoadedFrames = { loaded: new Set(), isFailed: false }

/**
 * Loads the frames of a full turn and returns which are loaded: first a few spread over the turn,
 * so that it can be rotated at once, then the frames between. Changing `attempt` starts again.
 */
export function useLoadedFrames(frames: readonly string[], attempt: number): LoadedFrames {
  const [state, setState] = useState(initialFrames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the frames again.
  useEffect(() => {
    let isCancelled = false
    setState(initialFrames)
    const fetchFrame = async (frameIndex: number): Promise<boolean> => {
      const src = frames[frameIndex]
      const isLoaded = src !== undefined && (await loadImage(src))
      if (isLoaded && !isCancelled) {
        setState(({ loaded }) => ({ loaded: new Set(loaded).add(frameIndex), isFailed: false }))
      }
      return isLoaded
    }
    const fetchAll = async () => {
      for (const frameIndexes of orderFramesCoarseFirst(frames.length)) {
        const isLoaded = await Promise.all(frameIndexes.map(fetchFrame))
        if (isCancelled) return
        if (!isLoaded.some(Boolean)) return setState((state) => ({ ...state, isFailed: true }))
      }
    }
    void fetchAll()
    return () => {
      isCancelled = true
    }
  }, [frames, attempt])
  return state
}

function loadImage(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = src
  })
}

const steps = [9, 3, 1]

/** Indexes of `count` frames in loading order: every ninth, every third between them, the rest. */
export function orderFramesCoarseFirst(count: number): number[][] {
  const listed = new Set<number>()
  return steps.flatMap((step) => {
    const places: number[] = []
    for (let frame = 0; frame < count; frame += step) {
      if (!listed.has(frame)) places.push(frame)
      listed.add(frame)
    }
    return places.length > 0 ? [places] : []
  })
}
