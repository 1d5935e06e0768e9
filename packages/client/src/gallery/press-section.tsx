import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { iconShapes } from '../ui/icon-shapes';
import { TextLink } from '../ui/text-link';
import styles from './gallery.module.css';
import { Example, Section } from './section';

const variants = [
  ['filled', '拍 20 张'],
  ['tonal', '充值'],
  ['quiet', '先去逛逛，好了叫我'],
  ['plain', '先逛逛'],
  ['danger', '注销账号'],
] as const;

const iconNames = Object.keys(iconShapes).filter((name): name is IconName => name in iconShapes);

export function PressSection({ onPress }: { onPress: () => void }) {
  return (
    <Section id="press" title="按">
      <Example name="Button">
        <div className={styles.wrap}>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant} label={label} onPress={onPress} />
          ))}
        </div>
        <div className={styles.wrap}>
          <Button label="大 52" />
          <Button label="中 44" size="medium" />
          <Button label="小 36" size="small" />
          <Button label="带图标" icon="camera" size="medium" variant="tonal" />
          <Button label="正在付" isBusy size="medium" />
          <Button label="不能按" isDisabled size="medium" />
        </div>
        <Button label="去付款" isWide onPress={onPress} />
        <Button label="先去逛逛，好了叫我" icon="bell" variant="quiet" isWide onPress={onPress} />
      </Example>
      <Example name="IconButton">
        <div className={styles.wrap}>
          <IconButton icon="share" label="分享" onPress={onPress} />
          <IconButton icon="heart" label="喜欢" isPressed onPress={onPress} />
          <IconButton icon="refresh" label="刷新" variant="tonal" onPress={onPress} />
          <IconButton icon="download" label="下载" isBusy />
          <IconButton icon="trash" label="删除" isDisabled />
          <span className={styles.photoTone}>
            <IconButton icon="flipCamera" label="换镜头" variant="onPhoto" onPress={onPress} />
          </span>
        </div>
      </Example>
      <Example name="Badge · TextLink">
        <div className={styles.wrap}>
          <Badge count={3} label="3 条未读" />
          <Badge count={42} label="42 条未读" />
          <Badge count={128} label="128 条未读" />
          <p className="type-small">
            登录就是同意
            <TextLink label="《用户协议》" onPress={onPress} />和<TextLink label="《隐私政策》" onPress={onPress} />。
          </p>
        </div>
      </Example>
      <Example name="Icon">
        <div className={styles.icons}>
          {iconNames.map((name) => (
            <span key={name} className={styles.icon} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Example>
    </Section>
  );
}
