import { useEffect, useEffectEvent } from 'react'

interface ObservedForm<Values> {
  subscribe: (observer: {
    formState: { values: true }
    callback: (state: { values: Values }) => void
  }) => () => void
}

/** Tells the values of a form whenever one of them changes. */
export function useOnValuesChange<Values>(
  { subscribe }: ObservedForm<Values>,
  onChange: (values: Values) => void,
): void {
  const tell = useEffectEvent(onChange)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  )
}
