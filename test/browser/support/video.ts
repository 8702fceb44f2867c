import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { createDemoData } from '../../support/demo-data';
import { eventually } from '../../support/eventually';
import { environment, ROOT } from '../../support/server-process';
import { shiftClock } from '../../support/shift-clock';
import type { VideoServerOptions } from '../../support/video-server-options';
import { FAKE_DEVICES, GRANT_RECORDING, launchWhole, personAt } from './browser';

interface VideoServer {
  readonly url: string;
  readonly room: string;
}

type Environment = Readonly<Record<string, string>>;

export async function startVideoServer(options: VideoServerOptions = {}, env: Environment = {}) {
  // The dates of the demonstration are relative to the day on which its server starts.
  const dataDir = options.clockAheadMs
    ? await mkdtemp(join(tmpdir(), 'quadrangle-video-'))
    : await createDemoData();
  let running = await launchVideoServer(dataDir, options, { PORT: '0', ...env });
  const { url, room } = running;
  return {
    url,
    room,
    /** By default it kills the server, as a power failure does; the next server has the same data and port. */
    restart: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL') => {
      await running.end(signal);
      running = await launchVideoServer(
        dataDir,
        { ...options, booked: false },
        { ...env, PORT: new URL(url).port },
      );
    },
    end: async () => {
      await running.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launchVideoServer(dataDir: string, options: VideoServerOptions, env: Environment) {
  const child = spawn(
    process.execPath,
    ['--require', './test/support/typescript.cjs', './test/support/video-server.ts', JSON.stringify(options)],
    {
      cwd: ROOT,
      env: { ...environment(dataDir), LOG_LEVEL: 'warn', DEMO: 'on', WAIT_SCALE: '0.25', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stderr.pipe(process.stderr);
  const server = await new Promise<VideoServer>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{"url"')) resolve(JSON.parse(line) as VideoServer);
    });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { ...server, end };
}

interface CallerOptions {
  readonly clockAheadMs?: number;
  readonly allowed?: boolean;
}

export class Caller {
  private asleep: number[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async at(
    url: string,
    email: string,
    { clockAheadMs = 0, allowed = true }: CallerOptions = {},
  ): Promise<Caller> {
    const browser = await launchWhole(allowed ? [...FAKE_DEVICES, GRANT_RECORDING] : FAKE_DEVICES);
    const context = await personAt(browser, url, email);
    if (clockAheadMs !== 0) await context.addInitScript(shiftClock, clockAheadMs);
    if (allowed) await context.grantPermissions(['camera', 'microphone'], { origin: url });
    await context.addInitScript(() => {
      const devices = navigator.mediaDevices;
      const held = window as unknown as { recorded: MediaStreamTrack[] };
      held.recorded = [];
      const ask = devices?.getUserMedia.bind(devices);
      if (ask)
        devices.getUserMedia = async (wish) => {
          const stream = await ask(wish);
          held.recorded.push(...stream.getTracks());
          return stream;
        };
    });
    return new Caller(browser, context, await context.newPage());
  }

  async join(room: string): Promise<void> {
    await this.page.goto(`/lobby?roomId=${room}`);
    await this.enter();
  }

  async enter(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Ready to join?' }).waitFor();
    await this.page.getByRole('button', { name: 'Stop camera' }).waitFor();
    await this.page.getByRole('button', { name: 'JOIN', exact: true }).click();
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  waitForCallWith(name: string): Promise<void> {
    return this.page.getByRole('heading', { name: `You are speaking with ${name}` }).waitFor();
  }

  pictureOf(name: string): Locator {
    return this.page.getByLabel(name, { exact: true }).and(this.page.locator('video'));
  }

  async seesMoving(name: string): Promise<void> {
    const picture = this.pictureOf(name);
    await picture.waitFor();
    await picture.evaluate(async (video: HTMLVideoElement) => {
      const pixels = () => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [160, 90];
        const context = canvas.getContext('2d')!;
        context.drawImage(video, 0, 0, 160, 90);
        return context.getImageData(0, 0, 160, 90).data;
      };
      const differs = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
        one.filter((value, index) => Math.abs(value - other[index]!) > 24).length > 20;
      const nextFrame = () => new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      await nextFrame();
      const first = pixels();
      do await nextFrame();
      while (!differs(first, pixels()));
    });
  }

  hears(name: string): Promise<void> {
    return this.page.getByText(`${name} is speaking`).waitFor({ state: 'attached' });
  }

  /** Freezes the browser process, so that it closes no connection. */
  async sleep(): Promise<void> {
    const session = await this.browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    this.asleep = processInfo.map(({ id }) => id);
    this.asleep.forEach((id) => process.kill(id, 'SIGSTOP'));
  }

  wake(): void {
    this.asleep.splice(0).forEach((id) => process.kill(id, 'SIGCONT'));
  }

  records(): Promise<boolean> {
    return this.page.evaluate(() =>
      (window as unknown as { recorded: MediaStreamTrack[] }).recorded.some(
        ({ readyState }) => readyState === 'live',
      ),
    );
  }

  async recordsNoMore(): Promise<void> {
    await eventually(
      () => this.records(),
      (records) => !records,
    );
  }

  async hangUp(): Promise<void> {
    this.wake();
    await this.page.goto('about:blank');
  }

  close(): Promise<void> {
    this.wake();
    return this.browser.close();
  }
}
