/**
 * The sandbox's payment widget, offered to pages under the name of YooKassa's own script
 * (checkout-widget v1): a frame with the sandbox's page, and news of how it ended.
 */
export const sandboxWidget = `(() => {
  class YooMoneyCheckoutWidget {
    #token
    #heard = new Map()
    #frame = null
    #listen = ({ origin, source, data }) => {
      if (origin !== location.origin || source !== this.#frame?.contentWindow) return
      if (data?.sandboxPayment) this.#heard.get(data.sandboxPayment)?.()
    }
    constructor({ confirmation_token }) {
      this.#token = confirmation_token
    }
    on(event, callback) {
      this.#heard.set(event, callback)
    }
    async render(id) {
      const frame = document.createElement('iframe')
      frame.src = '/api/sandbox/pay/' + encodeURIComponent(this.#token) + '/'
      frame.title = 'Учебный банк'
      frame.style.cssText = 'display:block;width:100%;height:520px;border:0;border-radius:12px;background:#fff'
      this.#frame = frame
      addEventListener('message', this.#listen)
      document.getElementById(id)?.replaceChildren(frame)
    }
    destroy() {
      removeEventListener('message', this.#listen)
      this.#frame?.remove()
    }
  }
  window.YooMoneyCheckoutWidget = YooMoneyCheckoutWidget
})()
`

/** Runs on the last page of the frame. */
export const sandboxTold = `parent.postMessage(
  { sandboxPayment: document.currentScript.dataset.outcome },
  location.origin,
)
`
