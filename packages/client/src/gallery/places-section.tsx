import { useState } from 'react';
import { BottomBar } from '../ui/bottom-bar';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Facts } from '../ui/facts';
import { IconButton } from '../ui/icon-button';
import { LargeTitle } from '../ui/large-title';
import { ListGroup } from '../ui/list-group';
import { ListRow } from '../ui/list-row';
import { NavBar } from '../ui/nav-bar';
import { PhotoPrint } from '../ui/photo-print';
import { TabBar, type TabBarItem } from '../ui/tab-bar';
import { TopBar } from '../ui/top-bar';
import type { GalleryPhoto } from './drawn-portraits';
import styles from './gallery.module.css';
import { Example, Phone, Section } from './section';

const UNREAD = { count: 3, label: '3 条未读' };

const places: readonly TabBarItem[] = [
  { id: 'visit', label: '照片', icon: 'photos' },
  { id: 'avatar', label: '形象', icon: 'face' },
  { id: 'shooting', label: '拍照', icon: 'camera', isEmphasised: true },
  { id: 'album', label: '相册', icon: 'album' },
  { id: 'mine', label: '我的', icon: 'person', badge: UNREAD },
];

const longPlaces: readonly TabBarItem[] = ['Фотографии', 'Внешность', 'Снять', 'Фотоальбом', 'Личный кабинет'].map(
  (label, index) => ({
    ...(places[index] ?? { id: label, icon: 'photos' }),
    label,
    badge: index === 4 ? { ...UNREAD, count: 120 } : undefined,
  }),
);

const facts = [
  { id: 'who', label: '出镜', value: '1–2 人', icon: 'people' },
  { id: 'count', label: '拍出', value: '20 张', icon: 'photos' },
  { id: 'wait', label: '等待', value: '约 10 秒', icon: 'wait' },
  { id: 'price', label: '留下才付', value: '¥2 / 张', icon: 'card' },
] as const;

export function PlacesSection({ photos, onPress }: { photos: readonly GalleryPhoto[]; onPress: () => void }) {
  const [place, setPlace] = useState('mine');
  return (
    <Section id="places" title="页面的骨架">
      <Example name="LargeTitle · Card · ListGroup · TabBar">
        <Phone>
          <div className={styles.me}>
            <LargeTitle
              title="我的"
              isFolded={false}
              actions={<IconButton icon="share" label="扫一扫" onPress={onPress} />}
            />
            <div className={styles.gutter}>
              <div className={styles.owner}>
                <div className={styles.ownPrint}>
                  <PhotoPrint index={3} stage={4} src={photos[0]?.src} alt="我的照片" retryLabel="再试一次" />
                </div>
                <div>
                  <p className="type-title">林夏</p>
                  <p className={styles.verified}>已实名核验</p>
                </div>
              </div>
              <Card>
                <div className={styles.between}>
                  <Facts
                    isLarge
                    items={[
                      { id: 'card', label: '金卡', value: '28' },
                      { id: 'point', label: '积分', value: '12' },
                      { id: 'coin', label: '聊币', value: '0' },
                    ]}
                  />
                  <Button label="充值" variant="tonal" size="medium" onPress={onPress} />
                </div>
              </Card>
              <ListGroup>
                <ListRow icon="document" label="订单" detail="1 单待付 · ¥10.00" onPress={onPress} />
                <ListRow icon="message" label="消息" badge={UNREAD} onPress={onPress} />
                <ListRow icon="people" label="家人与朋友" detail="11 人" onPress={onPress} />
              </ListGroup>
              <ListGroup footer="注销后照片全部删除，不能找回。">
                <ListRow icon="device" label="登录设备" detail="2 台" onPress={onPress} />
                <ListRow icon="consent" label="脸部数据与授权" text="全部可撤回" onPress={onPress} />
                <ListRow icon="trash" label="注销账号" isDangerous onPress={onPress} />
              </ListGroup>
            </div>
          </div>
          <TabBar label="主导航" items={places} selectedId={place} onSelect={setPlace} />
        </Phone>
      </Example>
      <Example name="TabBar">
        <Phone isLow>
          <TabBar label="主导航" items={longPlaces} selectedId="album" onSelect={onPress} />
        </Phone>
      </Example>
      <Example name="TopBar">
        <TopBar
          label="主导航"
          items={places}
          selectedId={place}
          onSelect={setPlace}
          actions={<IconButton icon="refresh" label="刷新" onPress={onPress} />}
        />
      </Example>
      <Example name="NavBar · BottomBar">
        <NavBar
          title="二十个你"
          leading={{ kind: 'back', label: '返回', onPress }}
          actions={<IconButton icon="sort" label="排序" onPress={onPress} />}
          hasLine
        />
        <BottomBar isFloating>
          <div className={styles.between}>
            <div>
              <p className="type-small type-quiet">留下 5 张</p>
              <p className={styles.price}>¥10.00</p>
              <p className="type-note type-quiet">每张 ¥2，不留下的不收钱</p>
            </div>
            <Button label="去付款" onPress={onPress} />
          </div>
        </BottomBar>
      </Example>
      <Example name="Facts">
        <Facts items={facts} />
        <Facts items={facts} layout="list" />
      </Example>
    </Section>
  );
}
