import { useEffect, useState } from 'react';

export const LOUDEST = 6;
const EVERY_MS = 100;
/** Longer than the time between two measurements, so that no sound is missed. */
const SAMPLES = 8_192;

export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return;
    const context = new AudioContext();
    const source = context.createMediaStreamSource(new MediaStream([track]));
    const analyser = context.createAnalyser();
    analyser.fftSize = SAMPLES;
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Maps -60 to -10 decibels to 0 to 1.
      const share = (10 * Math.log10(power + 1e-9) + 60) / 50;
      setLevel(Math.round(Math.max(0, Math.min(1, share)) * LOUDEST));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track ? level : 0;
}
