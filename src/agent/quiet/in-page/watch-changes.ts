import { noteChange, type PageActivity } from './page-activity.ts';

export function watchChanges(activity: PageActivity): void {
  // What moves for show only does not keep the page from being quiet, yet what was seen before it may be out of date.
  const forShow = ['style', 'aria-checked', 'aria-selected', 'aria-disabled', 'readonly'];
  const telling = ['disabled', 'hidden', 'class', 'open', 'aria-hidden', 'aria-expanded', 'aria-invalid', 'aria-busy'];
  const attributeFilter = [...forShow, ...telling, 'src'];
  const observer = new MutationObserver((records) => {
    activity.lastTouch = performance.now();
    const tells = records.some(({ attributeName }) => attributeName === null || !forShow.includes(attributeName));
    if (tells) noteChange(activity);
    else activity.changes += 1;
  });
  const watch = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
  watch(document);
  Element.prototype.attachShadow = new Proxy(Element.prototype.attachShadow, {
    apply(target, self, args) {
      const root = Reflect.apply(target, self, args) as ShadowRoot;
      watch(root);
      return root;
    },
  });
}
