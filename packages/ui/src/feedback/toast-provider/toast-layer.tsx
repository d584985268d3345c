import { Toast } from 'radix-ui'
import type { ToastMessage } from './use-toast.ts'

const durationMs = 6000

type ToastLayerProps = {
  label: string
  toast: ToastMessage & { key: number }
}

/** The message of `ToastProvider`, above everything else; its script loads with the first message. */
export function ToastLayer({ label, toast }: ToastLayerProps) {
  return (
    <Toast.Provider label={label} swipeDirection="down" duration={durationMs}>
      <Toast.Root
        key={toast.key}
        className="flex min-h-13 max-w-full animate-rise-in items-center gap-3 rounded-medium bg-ink py-2 pr-2 pl-4 text-nav font-normal text-paper shadow-float data-[state=closed]:animate-fade-out"
      >
        <Toast.Description className="min-w-0 pr-2">{toast.text}</Toast.Description>
        {toast.action && (
          <Toast.Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className="min-h-9 shrink-0 rounded-compact bg-paper/12 px-3.5 font-semibold transition-colors hover:bg-paper/20"
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </Toast.Root>
      <Toast.Viewport
        label={label}
        className="fixed inset-x-0 bottom-20 z-50 mx-auto flex w-fit max-w-full justify-center px-4 outline-none md:bottom-6"
      />
    </Toast.Provider>
  )
}
