import { Injectable } from '@nestjs/common';
import { History } from '../history/history';
import { requestContext } from '../http/request-context';
import { Projector, type NamedView } from './projector';

const TIMEOUT_MS = 2_000;

@Injectable()
export class ReadGate {
  constructor(
    private readonly projector: Projector,
    private readonly history: History,
  ) {}

  /** Returns undefined if the view can be read at once. Rejects with `BeingFilled` while the view is being filled. */
  open(view: NamedView): Promise<void> | undefined {
    const context = requestContext();
    context?.read?.add(view.name);
    if (this.projector.isCurrent(view, context?.unseen)) return undefined;
    return this.opened(view);
  }

  /** A view that lags too long is read as it is; a request waits for it only once. */
  private async opened(view: NamedView): Promise<void> {
    await this.projector.filled(view, TIMEOUT_MS);
    const { unseen, lagging } = requestContext() ?? {};
    if (lagging?.has(view.name)) return;
    const isShown = this.projector.isInBackground(view)
      ? await this.projector.reached(await this.history.head(), TIMEOUT_MS, [view])
      : unseen === undefined || (await this.projector.waitUntilShown(unseen, TIMEOUT_MS, [view]));
    if (!isShown) lagging?.add(view.name);
  }
}
