/** What SmartCaptcha's script offers to the page. */
export interface SmartCaptcha {
  render: (
    place: HTMLElement,
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

/** Loads the script of the captcha, once for the page; a script that did not come is tried anew. */
export function loadSmartCaptcha(source: string): Promise<SmartCaptcha> {
  loading ??= new Promise<SmartCaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = source
    script.onload = () => {
      if (window.smartCaptcha) resolve(window.smartCaptcha)
      else reject(new Error('the script of the captcha offers nothing'))
    }
    script.onerror = () => reject(new Error('the script of the captcha did not come'))
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
