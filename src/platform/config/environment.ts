import type { Setting } from './settings';

/** Reads environment variables, and reports a sentence for each invalid one. Blank variables count as unset. */
export interface Environment {
  readonly production: boolean;
  readonly text: (name: Setting, fallback: string) => string;
  readonly optional: (name: Setting) => string | null;
  /** The parts between commas. */
  readonly list: (name: Setting) => readonly string[];
  readonly oneOf: <Value extends string>(
    name: Setting,
    values: readonly Value[],
    fallback: NoInfer<Value>,
  ) => Value;
  readonly wholeNumber: (name: Setting, fallback: number, min: number, max: number) => number;
  readonly secret: (name: Setting, minLength: number) => string | null;
  readonly url: (name: Setting, protocols: readonly string[]) => string | null;
  readonly report: (sentence: string) => void;
}

export function environmentOf(
  env: Readonly<Record<string, string | undefined>>,
  report: Environment['report'],
): Environment {
  const optional = (name: Setting) => env[name]?.trim() || null;
  const text = (name: Setting, fallback: string) => optional(name) ?? fallback;
  return {
    production: text('NODE_ENV', 'development') === 'production',
    text,
    optional,
    list: (name) =>
      text(name, '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    oneOf: (name, values, fallback) => {
      const value = text(name, fallback);
      const found = values.find((each) => each === value);
      if (found === undefined) report(`${name} must be one of ${values.join(', ')}, not "${value}".`);
      return found ?? fallback;
    },
    wholeNumber: (name, fallback, min, max) => {
      const value = Number(text(name, `${fallback}`));
      if (!Number.isInteger(value) || value < min || value > max)
        report(`${name} must be a whole number from ${min} to ${max}.`);
      return value;
    },
    secret: (name, minLength) => {
      const value = optional(name);
      if (value !== null && value.length < minLength)
        report(`${name} must have at least ${minLength} characters.`);
      return value;
    },
    url: (name, protocols) => {
      const value = optional(name);
      // A store's address may list several hosts, which `URL` cannot parse, so the list is cut to its first host.
      const ofOneHost = value?.replace(/(?<=:\/\/[^/?]*),[^/?@\s]*(?=[/?]|$)/, '') ?? '';
      const parsed = URL.canParse(ofOneHost) ? new URL(ofOneHost) : null;
      if (value !== null && !(parsed?.hostname && protocols.includes(parsed.protocol)))
        report(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
      return value;
    },
    report,
  };
}
