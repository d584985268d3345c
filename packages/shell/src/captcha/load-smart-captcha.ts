/** The API of the SmartCaptcha script. */
export interface SmartCaptcha {
  render: (
    container: HTMLElement,
    params: { sitekey: string; hl?: string; callback: (token: string) => void },
  ) => number
  destroy: (widgetId: number) => void
}

declare global {
  interface Window {
    smartCaptcha?: SmartCaptcha
  }
}

let loading: Promise<SmartCaptcha> | null = null

/** Loads the captcha script once per page; a failed load is tried again. */
export function loadSmartCaptcha(source: string): Promise<SmartCaptcha> {
  loading ??= new Promise<SmartCaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = source
    script.onload = () => {
      if (window.smartCaptcha) resolve(window.smartCaptcha)
      else reject(new Error('The captcha script has no API'))
    }
    script.onerror = () => reject(new Error('The captcha script failed to load'))
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
