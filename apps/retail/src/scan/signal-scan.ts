/** Pitch in hertz and duration in seconds of the two tones. */
const tones = { good: { pitch: 880, seconds: 0.12 }, bad: { pitch: 196, seconds: 0.45 } }

let audio: AudioContext | null = null

/** Tells the result of a scan by a tone and a vibration, where the device has them. */
export function signalScan(isGood: boolean): void {
  // `vibrate` does not exist in every browser.
  navigator.vibrate?.(isGood ? 60 : [120, 80, 240])
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const { pitch, seconds } = tones[isGood ? 'good' : 'bad']
  const tone = audio.createOscillator()
  tone.frequency.value = pitch
  tone.connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}
