'use client'

import { Button } from '@svetlitsa/ui/primitives/button'

/** Asks for the failed page again: its address is still the browser's. */
export function ReopenButton({ text }: { text: string }) {
  return <Button onClick={() => location.reload()}>{text}</Button>
}
